let isWanted = false;

const focus = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** A screen reader starts at the title of a screen that was gone to. */
export function focusTitle(): void {
  isWanted = true;
  focus();
}

/** The title is drawn anew when a screen's content arrives; without this its focus would be lost. */
export function keepTitleFocus(): void {
  if (isWanted && document.activeElement === document.body) focus();
}
