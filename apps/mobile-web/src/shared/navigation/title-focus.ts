let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses the title, because screen readers start reading there. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/**
 * Lets `keepTitleFocus` move a lost focus to the title, but only after the first focus on the page.
 */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/**
 * Focuses the title if the focused element was removed. The browser has then moved the focus to
 * `body`.
 */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
