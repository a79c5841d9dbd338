import { expect, it } from 'vitest';
import { wireNumber } from './wire-number.ts';

it.each([
  [0, 0],
  [-1.5, -1.5],
  ['0', 0],
  ['-4', -4],
  [' 12 ', 12],
  ['1e3', 1000],
])('%j is the number %d', (raw, number) => {
  expect(wireNumber(raw)).toBe(number);
});

it.each(['', ' ', '\n', 'four', '1 2', null, undefined, true, false, [], [7], {}, Number.NaN])(
  '%j is none',
  (raw) => {
    expect(wireNumber(raw)).toBeNaN();
  },
);
