let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses the title, because screen readers start reading there. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** After the first focus on the page, `keepTitleFocus` may move a lost focus to the title. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/** Focuses the title if the focused element was removed; the focus is then on `body`. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
