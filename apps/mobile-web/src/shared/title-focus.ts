let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** A screen reader starts at the title of a screen that was gone to. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** From the first focus on none may be lost; before it the browser itself begins at the top. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/** A screen's content was replaced: what had the focus may be gone, the title among it. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
