import { MoneyError } from './paise.ts';

/** A fraction with a positive denominator. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

// Stryker disable next-line Regex: for the text of a number, ^ and $ make no difference.
const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Converts a number to the exact fraction of its decimal notation: 0.1 becomes 1/10. Throws
 * MoneyError for NaN and ±Infinity.
 */
export function decimalRatio(value: number): Ratio {
  const parts = decimalPattern.exec(String(value));
  if (!parts) throw new MoneyError(`Not a finite decimal: ${value}`);
  const [, sign, whole, fraction = '', exponent] = parts;
  const decimals = fraction.length - Number(exponent ?? 0);
  return {
    numerator: BigInt(`${sign}${whole}${fraction}`) * powerOfTen(-decimals),
    denominator: powerOfTen(decimals),
  };
}

/**
 * Converts a percentage to a fraction: 18 becomes 18/100. Throws MoneyError for NaN and ±Infinity.
 */
export function percentRatio(percent: number): Ratio {
  const { numerator, denominator } = decimalRatio(percent);
  return { numerator, denominator: denominator * 100n };
}

export function multiplyRatios(...factors: readonly Ratio[]): Ratio {
  return factors.reduce((product, factor) => ({
    numerator: product.numerator * factor.numerator,
    denominator: product.denominator * factor.denominator,
  }));
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(Math.max(exponent, 0));
