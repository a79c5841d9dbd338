let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Lets a screen reader start at the title of the screen that was opened. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** Notes when something gets the focus: from then on the focus must not get lost. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/** Focuses the title when the element with the focus has gone with replaced content. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
