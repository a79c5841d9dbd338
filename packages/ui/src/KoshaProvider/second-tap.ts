import { useEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea, [role]';

/** The control that a press there is for. A press on a label is for the label's field. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Longer than a double tap takes. A person who has seen what the first tap did needs longer. */
const doubleTapMs = 350;
const doubleTapPx = 24;

/** WebKit counts every tap on an iPhone as the first. No other browser has this event. */
const countsTaps = () => !('GestureEvent' in globalThis);

/** The browser's own count is too wide: it joins slow taps, and taps on two buttons side by side. */
const isSoonAndNear = (press: MouseEvent, first: MouseEvent) =>
  press.timeStamp - first.timeStamp < doubleTapMs &&
  Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < doubleTapPx;

/**
 * Stops the second tap of a double tap when the first one has put something else under the finger. Otherwise
 * the dialog that it opened would close, or the next screen's button would be pressed unseen, and that button
 * may borrow money. A tap on a control that was there before is a tap of its own.
 */
export function guardSecondTaps(): () => void {
  let first: { press: MouseEvent; control: Element | null } | undefined;
  let isSecond = false;
  const notePress = (press: MouseEvent) => {
    const isCounted = press.detail > 1 || !countsTaps();
    isSecond = first !== undefined && isCounted && isSoonAndNear(press, first.press);
    if (!isSecond) first = { press, control: controlAt(press.target) };
  };
  const isStillThere = ({ press, control }: NonNullable<typeof first>) =>
    controlAt(document.elementFromPoint(press.clientX, press.clientY)) === control;
  const stopSecond = (event: MouseEvent) => {
    // A click without a tap, as from the keyboard, has no count.
    if (first === undefined || !isSecond || event.detail === 0) return;
    if (controlAt(event.target) === first.control || isStillThere(first)) return;
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
