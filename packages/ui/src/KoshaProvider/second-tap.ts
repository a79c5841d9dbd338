import { useEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea, [role]';

/** What a press there is for; a press on a label is for its field. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** WebKit counts every tap on an iPhone as the first. No other browser has this event. */
const countsTaps = () => !('GestureEvent' in globalThis);
const doubleTapMs = 350;
const doubleTapPx = 24;

const isSoonAndNear = (event: MouseEvent, first: MouseEvent) =>
  event.timeStamp - first.timeStamp < doubleTapMs &&
  Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < doubleTapPx;

/**
 * Stops the second tap of a double tap where the first has brought something else under the finger: the
 * dialog that it opened would close, or the next screen's button would be pressed unseen, and that
 * button may borrow money.
 */
export function guardSecondTaps(): () => void {
  let first: { press: MouseEvent; control: Element | null } | undefined;
  const isSecond = (event: MouseEvent) => {
    // Without a tap, as from the keyboard, there is none to count.
    if (event.detail !== 1 || countsTaps()) return event.detail > 1;
    return first !== undefined && isSoonAndNear(event, first.press);
  };
  const notePress = (press: MouseEvent) => {
    if (!isSecond(press)) first = { press, control: controlAt(press.target) };
  };
  const stopSecond = (event: MouseEvent) => {
    if (first === undefined || !isSecond(event)) return;
    if (controlAt(event.target) === first.control) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('mousedown', notePress, true);
  addEventListener('click', stopSecond, true);
  return () => {
    removeEventListener('mousedown', notePress, true);
    removeEventListener('click', stopSecond, true);
  };
}

export const useSecondTapGuard = (): void => useEffect(guardSecondTaps, []);
