import { describe, expect, it } from 'vitest';
import { MoneyError } from './paise.ts';
import { decimalRatio, multiplyRatios, percentRatio } from './ratio.ts';

describe('an exact fraction', () => {
  it.each([
    [0, 0n, 1n],
    [7, 7n, 1n],
    [-7, -7n, 1n],
    [0.1, 1n, 10n],
    [-0.035, -35n, 1000n],
    [120.5, 1205n, 10n],
    [1e21, 10n ** 21n, 1n],
    [1.25e21, 125n * 10n ** 19n, 1n],
    [-1.5e-7, -15n, 10n ** 8n],
    [1e-7, 1n, 10n ** 7n],
  ])('of %d is %d/%d', (value, numerator, denominator) => {
    expect(decimalRatio(value)).toEqual({ numerator, denominator });
    expect(percentRatio(value)).toEqual({ numerator, denominator: denominator * 100n });
  });

  it.each([Number.NaN, Infinity, -Infinity])('of %d throws, because none exists', (value) => {
    expect(() => decimalRatio(value)).toThrow(MoneyError);
    expect(() => decimalRatio(value)).toThrow(`Not a finite decimal: ${value}`);
    expect(() => percentRatio(value)).toThrow(MoneyError);
  });

  it('is multiplied without rounding', () => {
    const third = { numerator: 1n, denominator: 3n };
    const half = { numerator: -1n, denominator: 2n };
    expect(multiplyRatios(third, half, decimalRatio(0.5))).toEqual({
      numerator: -5n,
      denominator: 60n,
    });
    expect(multiplyRatios(third)).toBe(third);
  });
});
