/** What a picture does with what a person does in it. */
export interface Picture {
  /** Calls `action` now or, while a press is under way, at its end: a press has to end on what it began on. */
  whenReleased: (action: () => void) => void;
  /** Gets the app's screen when that is in sight, while the picture is still in the page. */
  handOver: (screen: HTMLElement) => void;
}

/** What a person can do something with, and what is then done again with the app's own. */
const controls = 'a[href],button,select,input,summary';
/** What a press acts on; a link and the heading of a disclosure need no app. */
const pressable = 'button,input[type=checkbox]';

/**
 * Keeps what a person does in a picture until the app is here: the first press or choice, which shows that it waits; what is
 * opened; and where the focus is. Links lead on by themselves.
 */
export function watchPicture(picture: HTMLElement): Picture {
  let kept: { control: HTMLElement; chosen: string | undefined } | undefined;
  const keep = (control: HTMLElement, chosen?: string) => {
    kept = { control, chosen };
    control.dataset['pressed'] = '';
  };
  picture.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(pressable);
    if (!control || control.ariaDisabled === 'true') return;
    // A switch shows what the app will be told, so a second press may not move it.
    if (kept) event.preventDefault();
    else keep(control);
  });
  for (const control of picture.querySelectorAll<HTMLSelectElement>('select,input[type=range]')) {
    const { value } = control;
    control.addEventListener('change', () => {
      const { value: chosen } = control;
      // All figures of the picture belong to the first value.
      control.value = value;
      if (!kept) keep(control, chosen);
    });
  }
  const handOver = (screen: HTMLElement) => {
    const twinOf = (control: Element | null | undefined) =>
      control && picture.contains(control) ? findTwin(control, picture, screen) : undefined;
    for (const opened of picture.querySelectorAll('details[open] > summary'))
      twinOf(opened)?.parentElement?.setAttribute('open', '');
    twinOf(document.activeElement)?.focus({ preventScroll: true });
    const twin = twinOf(kept?.control);
    if (!twin) return;
    if (kept?.chosen === undefined) twin.click();
    else choose(twin, kept.chosen);
  };
  // A list that is open is the active element until something is chosen, also where the phone's own picker has the focus.
  const isChoosing = () => {
    const active = document.activeElement;
    return !kept && active?.localName === 'select' && picture.contains(active);
  };
  return { handOver, whenReleased: watchPresses(picture, isChoosing) };
}

/** Returns what calls an action when no finger, mouse or key is down that went down in the picture, and no list is open. */
function watchPresses(picture: HTMLElement, isChoosing: () => boolean): Picture['whenReleased'] {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  for (const begin of ['pointerdown', 'keydown'])
    picture.addEventListener(begin, () => {
      isPressed = true;
    });
  const settle = () => {
    if (!waiting || isPressed || isChoosing()) return;
    // The click comes right after the end of a press.
    setTimeout(waiting);
    waiting = undefined;
  };
  for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    window.addEventListener(end, () => {
      isPressed = false;
      settle();
    });
  for (const end of ['change', 'focusout']) picture.addEventListener(end, settle);
  return (action) => {
    if (isPressed || isChoosing()) waiting = action;
    else action();
  };
}

/** As a person does it: React has its own `value` on the element, by which it sees whether that has changed. */
function choose(control: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('change', { bubbles: true }));
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
