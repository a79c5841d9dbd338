import { assertPaise } from './paise.ts';
import { decimalRatio, multiplyRatios, percentRatio, type Ratio } from './ratio.ts';

/** The nearest whole paisa; a half goes up, towards +∞ (D17). Throws MoneyError when too large. */
export function roundHalfUpToPaise({ numerator, denominator }: Ratio): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const truncated = doubled / divisor;
  const isBelowTruncated = doubled % divisor < 0n;
  return assertPaise(Number(isBelowTruncated ? truncated - 1n : truncated));
}

/**
 * `paise` × `factors`, computed exactly and rounded half up once at the end (D17). Throws MoneyError
 * when the result is too large.
 */
export function multiplyPaise(paise: number, ...factors: readonly Ratio[]): number {
  return roundHalfUpToPaise(multiplyRatios(decimalRatio(assertPaise(paise)), ...factors));
}

/** `ratePercent` (18 is 18 %) of `paise`, rounded half up to the paisa (D17). Throws MoneyError. */
export function applyRatePercent(paise: number, ratePercent: number): number {
  return multiplyPaise(paise, percentRatio(ratePercent));
}
