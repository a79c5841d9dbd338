import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDoubleTapGuard } from './second-tap.ts';

interface Tap {
  /** The time between the first tap and this tap. */
  afterMs?: number;
  at?: number;
  detail?: number;
}

function tap(element: Element, { afterMs = 0, at = 100, detail = 1 }: Tap = {}): void {
  for (const type of ['mousedown', 'click']) {
    const place = { clientX: at, clientY: 100 };
    const event = new MouseEvent(type, { detail, bubbles: true, cancelable: true, ...place });
    Object.defineProperty(event, 'timeStamp', { value: 1_000 + afterMs });
    element.dispatchEvent(event);
  }
}

const place = 'position: fixed; top: 80px; height: 48px; width: 60px; left:';

function show() {
  document.body.innerHTML = `<button id="first" style="${place} 45px">Verify</button>`;
  const first = document.querySelector<HTMLElement>('#first')!;
  const next = document.createElement('button');
  next.style.cssText = `${place} 105px`;
  const press = vi.fn();
  next.addEventListener('click', press);
  return { first, next, press, showNext: () => document.body.append(next) };
}

/** The second button takes the place of the first, as after a screen change. */
function replace({ first, next }: ReturnType<typeof show>): void {
  next.style.cssText = first.style.cssText;
  first.replaceWith(next);
}

let stopGuard: () => void;
beforeEach(() => {
  stopGuard = installDoubleTapGuard();
});
afterEach(() => {
  stopGuard();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('the second tap of a double tap is ignored on a control that the first tap revealed', () => {
  const shown = show();
  tap(shown.first);
  replace(shown);
  tap(shown.next, { afterMs: 200, detail: 2 });
  tap(shown.next, { afterMs: 300, detail: 3 });
  expect(shown.press).not.toHaveBeenCalled();
  tap(shown.next, { afterMs: 370, detail: 2 });
  expect(shown.press).toHaveBeenCalledOnce();
});

test('if the browser counts no taps, a quick tap at the same place is a second tap', () => {
  vi.stubGlobal('GestureEvent', UIEvent);
  const shown = show();
  tap(shown.first);
  replace(shown);
  tap(shown.next, { afterMs: 200 });
  expect(shown.press).not.toHaveBeenCalled();
  tap(shown.next, { afterMs: 370 });
  expect(shown.press).toHaveBeenCalledOnce();
});

test('a quick tap on another control that was visible before is not ignored', () => {
  const { first, next, press, showNext } = show();
  showNext();
  tap(first, { at: 98 });
  tap(next, { at: 110, afterMs: 100, detail: 2 });
  expect(press).toHaveBeenCalledOnce();
});

test('a quick tap at another place is not ignored', () => {
  const shown = show();
  tap(shown.first);
  replace(shown);
  tap(shown.next, { at: 130, afterMs: 100, detail: 2 });
  expect(shown.press).toHaveBeenCalledOnce();
});

test('the second of two taps on the same control is not ignored', () => {
  document.body.innerHTML = '<button id="more"><span>+</span></button>';
  const more = document.querySelector('#more')!;
  const press = vi.fn();
  more.addEventListener('click', press);
  tap(more.firstElementChild!);
  tap(more, { afterMs: 100, detail: 2 });
  expect(press).toHaveBeenCalledTimes(2);
});

test('a double tap on a label changes its field twice', () => {
  document.body.innerHTML = '<label><span>Reapply</span><input type="checkbox"></label>';
  const press = vi.fn();
  document.querySelector('input')!.addEventListener('click', press);
  for (const detail of [1, 2]) tap(document.querySelector('span')!, { detail });
  expect(press).toHaveBeenCalledTimes(2);
});

test('a click from the keyboard is never ignored', () => {
  const shown = show();
  tap(shown.first);
  replace(shown);
  shown.next.click();
  expect(shown.press).toHaveBeenCalledOnce();
});
