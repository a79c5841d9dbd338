import { expect, test } from 'vitest';
import { median, percentile, runWithWarmUp } from './runs.ts';

test('the median is one of the measured values, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([2, 1])).toBe(1);
});

test('at least this share of the values is at or below the percentile', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 95, 100]);
  expect(() => percentile([], 0.5)).toThrow('Nothing was measured');
});

test('the first run is dropped', async () => {
  let run = 0;
  expect(await runWithWarmUp(() => Promise.resolve((run += 1)))).toEqual([2, 3, 4, 5, 6]);
});
