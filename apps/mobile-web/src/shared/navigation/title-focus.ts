let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses the title of a new screen, so that screen readers start there. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/**
 * Records the first time that the user focuses something; from then on, the focus must not get
 * lost.
 */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/** Focuses the title if the focused element was removed from the page. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
