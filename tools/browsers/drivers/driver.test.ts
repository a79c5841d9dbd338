import { expect, it, vi } from 'vitest';
import { DriverError, startWithRetry, type Driver } from './driver.ts';

const started = {} as Driver;

it('tries three times to start a browser', async () => {
  const failing = () => Promise.reject(new DriverError('no display'));
  const start = vi.fn<() => Promise<Driver>>().mockImplementation(failing);
  await expect(startWithRetry(start)).rejects.toThrow('no display');
  expect(start).toHaveBeenCalledTimes(3);
  start.mockReset().mockImplementationOnce(failing).mockResolvedValue(started);
  expect(await startWithRetry(start)).toBe(started);
});

it('does not retry after an error that is not a DriverError', async () => {
  const start = vi.fn<() => Promise<Driver>>().mockRejectedValue(new TypeError('a mistake'));
  await expect(startWithRetry(start)).rejects.toThrow('a mistake');
  expect(start).toHaveBeenCalledTimes(1);
});
