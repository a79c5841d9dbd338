import { asPaise, type Paise } from './paise.ts';
import { decimalRatio, multiplyRatios, percentRatio, type Ratio } from './ratio.ts';

/** Rounds halves towards +∞ (D17). Throws MoneyError on overflow. */
export function roundHalfUpToPaise({ numerator, denominator }: Ratio): Paise {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const truncated = doubled / divisor;
  const isBelowTruncated = doubled % divisor < 0n;
  return asPaise(Number(isBelowTruncated ? truncated - 1n : truncated));
}

/** Computes exactly and rounds half up once, at the end (D17). Throws MoneyError on overflow. */
export function multiplyPaise(paise: Paise, ...factors: readonly Ratio[]): Paise {
  return roundHalfUpToPaise(multiplyRatios(decimalRatio(asPaise(paise)), ...factors));
}

/**
 * Returns `ratePercent` percent of `paise`, rounded half up (D17). Throws MoneyError on overflow,
 * or if the rate is infinite or NaN.
 */
export function applyRatePercent(paise: Paise, ratePercent: number): Paise {
  return multiplyPaise(paise, percentRatio(ratePercent));
}
