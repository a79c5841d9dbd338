let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses the page title, so that screen readers start reading at the title. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** Enables `keepTitleFocus` once an element on the page has had the focus. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/**
 * Focuses the title if the focused element was removed. In this case, the browser has moved the
 * focus to `body`.
 */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
