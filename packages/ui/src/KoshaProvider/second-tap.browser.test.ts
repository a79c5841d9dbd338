import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardSecondTaps } from './second-tap.ts';

interface Tap {
  detail: number;
  /** px from the left. */
  at?: number;
}

/** A press and its click, as a browser sends both for a tap. */
function tap(element: Element, { detail, at = 100 }: Tap): void {
  for (const type of ['mousedown', 'click']) {
    const place = { clientX: at, clientY: 100 };
    const options = { detail, bubbles: true, cancelable: true, ...place };
    element.dispatchEvent(new MouseEvent(type, options));
  }
}

function show(html: string): (selector: string) => HTMLElement {
  document.body.innerHTML = html;
  return (selector) => document.querySelector<HTMLElement>(selector)!;
}

let stopGuard: () => void;
beforeEach(() => {
  stopGuard = guardSecondTaps();
});
afterEach(() => {
  stopGuard();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const twoButtons = '<button id="first">Apply</button><button id="next">Apply now</button>';

function pressed(element: HTMLElement) {
  const press = vi.fn();
  element.addEventListener('click', press);
  return press;
}

test('the second tap of a double tap does nothing on another control', () => {
  const find = show(twoButtons);
  const press = pressed(find('#next'));
  tap(find('#first'), { detail: 1 });
  tap(find('#next'), { detail: 2 });
  tap(find('#next'), { detail: 3 });
  expect(press).not.toHaveBeenCalled();
  tap(find('#next'), { detail: 1 });
  expect(press).toHaveBeenCalledOnce();
});

test('two taps on one control are two', () => {
  const find = show('<button id="more"><span>+</span></button>');
  const press = pressed(find('#more'));
  tap(find('span'), { detail: 1 });
  tap(find('#more'), { detail: 2 });
  expect(press).toHaveBeenCalledTimes(2);
});

test('a double tap on a label changes its field twice', () => {
  const find = show('<label><span>Reapply</span><input type="checkbox"></label>');
  const press = pressed(find('input'));
  for (const detail of [1, 2]) tap(find('span'), { detail });
  expect(press).toHaveBeenCalledTimes(2);
});

test('where the browser counts no taps, a quick one at the same place is the second', () => {
  vi.stubGlobal('GestureEvent', UIEvent);
  const find = show(twoButtons);
  const press = pressed(find('#next'));
  tap(find('#first'), { detail: 1 });
  tap(find('#next'), { detail: 1 });
  expect(press).not.toHaveBeenCalled();
  tap(find('#next'), { detail: 1, at: 200 });
  expect(press).toHaveBeenCalledOnce();
});

test('the keyboard is no tap', () => {
  const find = show(twoButtons);
  const press = pressed(find('#next'));
  tap(find('#first'), { detail: 1 });
  find('#next').click();
  expect(press).toHaveBeenCalledOnce();
});
