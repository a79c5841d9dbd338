let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** Lets a screen reader start at the title of the screen that was opened. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** Once something had the focus, it must not get lost; before that the browser starts at the top. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (isWanted = true), { once: true });
}

/** Gives the focus to the title when what had it is gone with the replaced content. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
