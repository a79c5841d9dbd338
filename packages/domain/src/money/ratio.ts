import { MoneyError } from './money-error.ts';

/** An exact fraction with a positive denominator. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The exact fraction of `value` as it is printed: 0.1 is 1/10. Throws MoneyError if not finite. */
export function decimalRatio(value: number): Ratio {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    decimalPattern.exec(String(value)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not a finite decimal: ${value}`);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(scale) }
    : { numerator: digits * 10n ** BigInt(-scale), denominator: 1n };
}

/** A percentage as a fraction: 18 is 18/100. Throws MoneyError if not finite. */
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
