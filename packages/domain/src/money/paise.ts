import { wireNumber } from '../wire.ts';

/**
 * The largest supported amount. It has 15 digits, to which a double is exact, so paise and decimal
 * rupees convert into each other without loss.
 */
export const maxPaise = 999_999_999_999_999;

declare const unit: unique symbol;

/**
 * A whole number of paise within ±`maxPaise`; one rupee is 100 paise (D16). Only `asPaise` and
 * functions based on it create this type.
 */
export type Paise = number & { [unit]: 'paise' };

export const zeroPaise = 0 as Paise;

/** An amount, or null if the server's figure is unreadable. */
export type KnownPaise = Paise | null;

const decimalRupees = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Returns `paise` unchanged. Throws MoneyError unless it is whole and within ±`maxPaise`. */
export function asPaise(paise: number): Paise {
  if (!isPaise(paise)) throw new MoneyError(`Not an exact amount of paise: ${paise}`);
  return paise;
}

/** Checks external input, such as a stored choice or a payment provider's notification. */
export const isPaise = (value: unknown): value is Paise =>
  Number.isInteger(value) && Math.abs(Number(value)) <= maxPaise;

/**
 * Converts decimal rupees, the wire format, to paise (D16). Throws MoneyError on a fraction of a
 * paisa.
 */
export function rupeesToPaise(rupees: number): Paise {
  const [, sign, whole, fraction = ''] = decimalRupees.exec(String(rupees)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not an exact amount of rupees: ${rupees}`);
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return asPaise(sign === '-' ? -paise : paise);
}

/** Converts paise to decimal rupees (D16), the inverse of `rupeesToPaise`. Throws MoneyError. */
export function paiseToRupees(paise: Paise): number {
  return asPaise(paise) / 100;
}

/** In rupees. Far larger than floating-point errors, far smaller than a paisa. */
const tolerance = 1e-6;

/**
 * Converts decimal rupees of a response to paise (D16). Tolerates an error of a millionth of a
 * rupee, because servers that sum floats send 85.50000000000001. Null for anything else.
 */
export function wireRupeesToPaise(raw: unknown): KnownPaise {
  const rupees = wireNumber(raw);
  const paise = Math.round(rupees * 100);
  const isExact = Math.abs(rupees - paise / 100) <= tolerance && Math.abs(paise) <= maxPaise;
  // Adding zero turns -0 into 0.
  return isExact ? asPaise(paise + 0) : null;
}

/** An amount is not a whole number of paise, or is too large to be exact. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}
