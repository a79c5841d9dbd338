import { wireNumber } from '../wire.ts';

/**
 * The largest amount. A double is exact to 15 decimal digits, so paise and decimal rupees convert
 * both ways without loss.
 */
export const maxPaise = 999_999_999_999_999;

declare const unit: unique symbol;

/**
 * A whole number of paise within ±`maxPaise`; one rupee is 100 (D16). Created by `asPaise` and
 * functions based on it.
 */
export type Paise = number & { [unit]: 'paise' };

export const zeroPaise = 0 as Paise;

/** Null if the server's figure is unreadable. */
export type KnownPaise = Paise | null;

const decimalRupees = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Returns `paise` unchanged. Throws MoneyError unless it is whole and within ±`maxPaise`. */
export function asPaise(paise: number): Paise {
  if (!isPaise(paise)) throw new MoneyError(`Not an exact amount of paise: ${paise}`);
  return paise;
}

/** For external input: a stored choice, or a payment provider's notification. */
export const isPaise = (value: unknown): value is Paise =>
  Number.isInteger(value) && Math.abs(Number(value)) <= maxPaise;

/**
 * Decimal rupees (the wire format) to whole paise (D16). Throws MoneyError on a fraction of a
 * paisa.
 */
export function rupeesToPaise(rupees: number): Paise {
  const [, sign, whole, fraction = ''] = decimalRupees.exec(String(rupees)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not an exact amount of rupees: ${rupees}`);
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return asPaise(sign === '-' ? -paise : paise);
}

/** Whole paise to decimal rupees (D16), the inverse of `rupeesToPaise`. Throws MoneyError. */
export function paiseToRupees(paise: Paise): number {
  return asPaise(paise) / 100;
}

/** In rupees: far above floating-point error, far below a paisa. */
const tolerance = 1e-6;

/**
 * A response's decimal rupees to whole paise (D16). Servers that sum floats send 85.50000000000001.
 * Null if it is not a number, not exact, or over a millionth of a rupee from a whole paisa. Never
 * throws.
 */
export function wireRupeesToPaise(raw: unknown): KnownPaise {
  const rupees = wireNumber(raw);
  const paise = Math.round(rupees * 100);
  const isExact = Math.abs(rupees - paise / 100) <= tolerance && Math.abs(paise) <= maxPaise;
  // Adding zero normalises -0 to 0.
  return isExact ? asPaise(paise + 0) : null;
}

/** An amount that is not a whole number of paise, or too large to be exact. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}
