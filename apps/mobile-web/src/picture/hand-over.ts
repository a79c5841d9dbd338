/** What a person can do something with, and what is then done again with the app's own. */
const controls = 'a[href],button';

/**
 * Keeps what a person does in a picture until the app is here: the first press on a button, which shows that it waits; and where the
 * focus is. Links lead on by themselves. Returns what gives all of it to the app's own screen.
 */
export function watchPicture(picture: HTMLElement): (screen: HTMLElement) => void {
  let pressed: HTMLElement | undefined;
  picture.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button || pressed || button.ariaDisabled === 'true') return;
    pressed = button;
    button.dataset['pressed'] = '';
  });
  return (screen) => {
    const twinOf = (control: Element | null | undefined) =>
      control && picture.contains(control) ? findTwin(control, picture, screen) : undefined;
    twinOf(document.activeElement)?.focus({ preventScroll: true });
    twinOf(pressed)?.click();
  };
}

/** The same control on the app's screen: of those with its tag and its name, the one in the same place. */
function findTwin(control: Element, picture: HTMLElement, screen: HTMLElement) {
  const isAlike = (other: Element) =>
    other.tagName === control.tagName && nameOf(other) === nameOf(control);
  const [before, now] = [picture, screen].map((whole) =>
    [...whole.querySelectorAll<HTMLElement>(controls)].filter(isAlike),
  );
  return before?.length === now?.length
    ? now?.[before?.indexOf(control as HTMLElement) ?? -1]
    : undefined;
}

const nameOf = (control: Element): string =>
  control.getAttribute('aria-label') ?? control.textContent ?? '';
