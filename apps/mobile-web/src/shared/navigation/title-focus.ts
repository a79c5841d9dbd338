let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses the title, because screen readers start reading there. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** After the first focus on the page, `keepTitleFocus` moves a lost focus to the title. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/** If the focused element was removed, the browser has moved the focus to `body`. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
