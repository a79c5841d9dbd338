import { wireNumber } from '../wire.ts';

/** Doubles are exact to 15 digits, so paise and decimal rupees convert without loss. */
export const maxPaise = 999_999_999_999_999;

declare const unit: unique symbol;

/** Whole paise within ±`maxPaise`; one rupee is 100 paise (D16). Create values with `asPaise`. */
export type Paise = number & { [unit]: 'paise' };

export const zeroPaise = 0 as Paise;

/** An amount from the server; null if unreadable. */
export type NullablePaise = Paise | null;

const decimalRupees = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Throws MoneyError unless `paise` is whole and within ±`maxPaise`. */
export function asPaise(paise: number): Paise {
  if (!isPaise(paise)) throw new MoneyError(`Not an exact amount of paise: ${paise}`);
  return paise;
}

/** True for whole paise within ±`maxPaise`. Checks external data, for example from storage. */
export const isPaise = (value: unknown): value is Paise =>
  Number.isInteger(value) && Math.abs(Number(value)) <= maxPaise;

/**
 * Converts decimal rupees, as in requests and responses (D16). Throws MoneyError on fractions of a
 * paisa.
 */
export function rupeesToPaise(rupees: number): Paise {
  const [, sign, whole, fraction = ''] = decimalRupees.exec(String(rupees)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not an exact amount of rupees: ${rupees}`);
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return asPaise(sign === '-' ? -paise : paise);
}

/** The inverse of `rupeesToPaise` (D16). Throws MoneyError. */
export function paiseToRupees(paise: Paise): number {
  return asPaise(paise) / 100;
}

/** The tolerance in rupees: larger than floating-point errors, smaller than a paisa. */
const tolerance = 1e-6;

/**
 * Converts rupees from a response (D16); null if unreadable. Accepts 85.50000000000001, because
 * servers that add floating-point numbers send such values.
 */
export function wireRupeesToPaise(raw: unknown): NullablePaise {
  const rupees = wireNumber(raw);
  const paise = Math.round(rupees * 100);
  const isExact = Math.abs(rupees - paise / 100) <= tolerance && Math.abs(paise) <= maxPaise;
  // Adding zero turns -0 into 0.
  return isExact ? asPaise(paise + 0) : null;
}

/** Thrown if an amount is not whole paise, or is too large. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}
