import { MoneyError } from './paise.ts';

/** A fraction with a positive denominator. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

// Stryker disable next-line Regex: a number as text has nothing before or after these parts.
const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The exact fraction of the decimal notation: 0.1 is 1/10. Throws MoneyError if not finite. */
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

/** The fraction of a percentage: 18 is 18/100. Throws MoneyError if not finite. */
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
