import { MoneyError } from './money-error.ts';

/**
 * The largest amount handled: a decimal of 15 digits always survives the trip through a double,
 * so paise and decimal rupees map one to one below it.
 */
export const MAX_PAISE = 999_999_999_999_999;

const DECIMAL_RUPEES = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Returns `paise` unchanged. Throws MoneyError unless it is a whole number within ±MAX_PAISE. */
export function assertPaise(paise: number): number {
  if (!Number.isInteger(paise) || Math.abs(paise) > MAX_PAISE) {
    throw new MoneyError(`Not an exact amount of paise: ${paise}`);
  }
  return paise;
}

/** Wire rupees (decimal) to integer paise (D16). Throws MoneyError on a fraction of a paisa. */
export function rupeesToPaise(rupees: number): number {
  const [, sign, whole, fraction = ''] = DECIMAL_RUPEES.exec(String(rupees)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not an exact amount of rupees: ${rupees}`);
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return assertPaise(sign === '-' ? -paise : paise);
}

/** Integer paise to wire rupees (D16), the exact inverse of `rupeesToPaise`. Throws MoneyError. */
export function paiseToRupees(paise: number): number {
  return assertPaise(paise) / 100;
}
