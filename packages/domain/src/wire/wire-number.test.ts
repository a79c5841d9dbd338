import { describe, expect, it } from 'vitest';
import { wireNumber } from './wire-number.ts';

describe('a number that was sent', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 0.5 ', 0.5],
    [0, 0],
  ])('is taken as a number or as text: %j', (raw, expected) => {
    expect(wireNumber(raw)).toBe(expected);
  });

  it.each(['', ' ', '\t', 'seven', null, undefined, true, [], [7], {}])('is NaN for %j', (raw) => {
    expect(wireNumber(raw)).toBeNaN();
  });
});
