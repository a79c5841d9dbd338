import { useEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea, [role]';

/** A press on a label counts as a press on its field. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Longer than a double tap, but too short for a user to notice a new screen. */
const doubleTapMs = 350;
const doubleTapPx = 24;

/**
 * Whether an event's `detail` is 2 for the second tap of a double tap. In WebKit, the only engine
 * with `GestureEvent`, `detail` is always 1 on an iPhone.
 */
const countsTaps = () => !('GestureEvent' in globalThis);

/**
 * Checks time and distance, because the browser also counts slow taps and taps on adjacent buttons
 * as double taps.
 */
const isSoonAndNear = (press: MouseEvent, first: MouseEvent) =>
  press.timeStamp - first.timeStamp < doubleTapMs &&
  Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < doubleTapPx;

/**
 * Ignores the second tap of a double tap if another control is now under the finger. The tap could
 * otherwise confirm a loan by accident.
 */
export function installDoubleTapGuard(): () => void {
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
    // `detail` is 0 for clicks without a tap, such as from the keyboard.
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

export const useDoubleTapGuard = (): void => useEffect(installDoubleTapGuard, []);
