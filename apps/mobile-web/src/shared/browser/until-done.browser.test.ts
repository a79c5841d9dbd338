import { expect, it, vi } from 'vitest';
import { untilDone } from './until-done.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const comeOnline = () => window.dispatchEvent(new Event('online'));

it('a part that did not come is asked for at the next need and when the network is back, until it is here', async () => {
  let isBroken = true;
  const bring = vi.fn(async () => {
    if (isBroken) throw new Error('no connection');
  });
  const { again } = untilDone(bring);
  // One call at a time.
  again();
  expect(bring).toHaveBeenCalledTimes(1);
  await settled();
  again();
  expect(bring).toHaveBeenCalledTimes(2);
  await settled();
  isBroken = false;
  comeOnline();
  expect(bring).toHaveBeenCalledTimes(3);
  await settled();
  again();
  comeOnline();
  expect(bring).toHaveBeenCalledTimes(3);
});

it('a part whose screen is left is not asked for again', async () => {
  const bring = vi.fn(() => Promise.reject(new Error('no connection')));
  const { again, stop } = untilDone(bring);
  await settled();
  stop();
  again();
  comeOnline();
  expect(bring).toHaveBeenCalledTimes(1);
});
