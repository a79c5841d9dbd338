import { expect, it, vi } from 'vitest';
import { retryUntilDone } from './retry-until-done.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const comeOnline = () => window.dispatchEvent(new Event('online'));

it('retries failed code when it is needed and when the browser is online again, until it has loaded', async () => {
  let isBroken = true;
  const load = vi.fn(async () => {
    if (isBroken) throw new Error('no connection');
  });
  const { again } = retryUntilDone(load);
  again();
  expect(load).toHaveBeenCalledTimes(1);
  await settled();
  again();
  expect(load).toHaveBeenCalledTimes(2);
  await settled();
  isBroken = false;
  comeOnline();
  expect(load).toHaveBeenCalledTimes(3);
  await settled();
  again();
  comeOnline();
  expect(load).toHaveBeenCalledTimes(3);
});

it('stops retrying when the screen is left', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  const { again, stop } = retryUntilDone(load);
  await settled();
  stop();
  again();
  comeOnline();
  expect(load).toHaveBeenCalledTimes(1);
});
