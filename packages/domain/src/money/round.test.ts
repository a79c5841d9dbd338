import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, MoneyError } from './paise.ts';
import { decimalRatio, percentRatio } from './ratio.ts';
import { applyRatePercent, multiplyPaise, roundHalfUpToPaise } from './round.ts';

describe('rounding half up to a paisa', () => {
  it.each([
    [1n, 2n, 1],
    [-1n, 2n, 0],
    [3n, 2n, 2],
    [-3n, 2n, -1],
    [-5n, 3n, -2],
    [-4n, 3n, -1],
    [7n, 3n, 2],
    [0n, 9n, 0],
  ])('rounds %d/%d to %d', (numerator, denominator, expected) => {
    expect(roundHalfUpToPaise({ numerator, denominator })).toBe(expected);
  });

  it('is never further than half a paisa from the exact value', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (numerator, denominator) => {
          const rounded = BigInt(roundHalfUpToPaise({ numerator, denominator }));
          const doubledGap = 2n * (rounded * denominator - numerator);
          expect(doubledGap > -denominator && doubledGap <= denominator).toBe(true);
        },
      ),
    );
  });

  it('throws if the result exceeds the maximum amount', () => {
    expect(() => roundHalfUpToPaise({ numerator: 10n ** 15n, denominator: 1n })).toThrow(
      MoneyError,
    );
  });
});

describe('applyRatePercent', () => {
  it.each([
    [100, 18, 18],
    [25, 18, 5],
    [50, 1, 1],
    [49, 1, 0],
    // 1.005 % of 10 000 is exactly 100.5. In floating point, it is less and would round down.
    [10_000, 1.005, 101],
    [100_000_000, 1e-7, 0],
    [500_000_000, 1e-7, 1],
  ])('for %d paise at %d %% returns %d paise', (paise, ratePercent, expected) => {
    expect(applyRatePercent(asPaise(paise), ratePercent)).toBe(expected);
  });

  it('agrees with integer arithmetic for every rate in thousandths of a percent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(200_000), (paise, thousandths) => {
        const exact = BigInt(paise) * BigInt(thousandths);
        const expected = Number((2n * exact + 100_000n) / 200_000n);
        expect(applyRatePercent(asPaise(paise), thousandths / 1000)).toBe(expected);
      }),
    );
  });

  it('with several factors rounds once at the end', () => {
    expect(multiplyPaise(asPaise(33), percentRatio(1.5), decimalRatio(7))).toBe(3);
  });

  it.each([Number.NaN, Infinity])('rejects the rate %d', (ratePercent) => {
    expect(() => applyRatePercent(asPaise(100), ratePercent)).toThrow(
      new MoneyError(`Not a finite decimal: ${ratePercent}`),
    );
  });
});
