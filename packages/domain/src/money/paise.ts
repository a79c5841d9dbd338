import { MoneyError } from './money-error.ts';

/**
 * The largest amount. A double keeps every decimal of 15 digits, so paise and decimal rupees convert
 * both ways without loss.
 */
export const maxPaise = 999_999_999_999_999;

const decimalRupees = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Returns `paise` unchanged. Throws MoneyError unless it is whole and within ±`maxPaise`. */
export function assertPaise(paise: number): number {
  if (!Number.isInteger(paise) || Math.abs(paise) > maxPaise) {
    throw new MoneyError(`Not an exact amount of paise: ${paise}`);
  }
  return paise;
}

/** Decimal rupees, as they are sent, to whole paise (D16). Throws MoneyError on a fraction of a paisa. */
export function rupeesToPaise(rupees: number): number {
  const [, sign, whole, fraction = ''] = decimalRupees.exec(String(rupees)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not an exact amount of rupees: ${rupees}`);
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return assertPaise(sign === '-' ? -paise : paise);
}

/** Whole paise to decimal rupees (D16), the exact inverse of `rupeesToPaise`. Throws MoneyError. */
export function paiseToRupees(paise: number): number {
  return assertPaise(paise) / 100;
}
