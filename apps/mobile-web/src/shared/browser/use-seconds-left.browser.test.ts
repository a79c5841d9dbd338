import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left.ts';

const hourMs = 3_600_000;
let seconds: number;
let end = async () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function countTo(endMs: number): Promise<void> {
  const Count = () => {
    seconds = useSecondsLeft(endMs);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  end = () => act(async () => root.unmount());
  await act(async () => root.render(createElement(Count)));
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('setting the phone clock back does not extend the countdown', async () => {
  await countTo(Date.now() + 60_000);
  await wait(2_000);
  expect(seconds).toBe(58);
  vi.setSystemTime(Date.now() - hourMs);
  await wait(1_000);
  expect(seconds).toBe(57);
  await wait(57_000);
  expect(seconds).toBe(0);
});

test('a countdown that starts after the clock was set back takes at most a minute', async () => {
  await countTo(Date.now() + hourMs);
  expect(seconds).toBe(60);
});

test('the countdown continues while the phone sleeps', async () => {
  await countTo(Date.now() + 60_000);
  vi.setSystemTime(Date.now() + 45_000);
  await wait(250);
  expect(seconds).toBe(15);
});
