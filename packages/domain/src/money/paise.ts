import { wireNumber } from '../wire.ts';

/**
 * The largest amount. A double keeps every decimal of 15 digits, so paise and decimal rupees convert
 * both ways without loss.
 */
export const maxPaise = 999_999_999_999_999;

declare const unit: unique symbol;

/** A whole number of paise within ±`maxPaise`: one rupee is 100 (D16). Made by `asPaise` and what is built on it. */
export type Paise = number & { [unit]: 'paise' };

export const zeroPaise = 0 as Paise;

/** Null where the figure of a server could not be read. */
export type KnownPaise = Paise | null;

const decimalRupees = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Returns `paise` unchanged. Throws MoneyError unless it is whole and within ±`maxPaise`. */
export function asPaise(paise: number): Paise {
  if (!isPaise(paise)) throw new MoneyError(`Not an exact amount of paise: ${paise}`);
  return paise;
}

/** For what comes from outside: a kept choice, a notice of the payment provider. */
export const isPaise = (value: unknown): value is Paise =>
  Number.isInteger(value) && Math.abs(Number(value)) <= maxPaise;

/** Decimal rupees, as they are sent, to whole paise (D16). Throws MoneyError on a fraction of a paisa. */
export function rupeesToPaise(rupees: number): Paise {
  const [, sign, whole, fraction = ''] = decimalRupees.exec(String(rupees)) ?? [];
  if (whole === undefined) throw new MoneyError(`Not an exact amount of rupees: ${rupees}`);
  const paise = Number(whole + fraction.padEnd(2, '0'));
  return asPaise(sign === '-' ? -paise : paise);
}

/** Whole paise to decimal rupees (D16), the exact inverse of `rupeesToPaise`. Throws MoneyError. */
export function paiseToRupees(paise: Paise): number {
  return asPaise(paise) / 100;
}

/** In rupees: far more than arithmetic in floating point can be off by, far less than a paisa. */
const tolerance = 1e-6;

/**
 * Decimal rupees of an answer to whole paise (D16). Servers that add up floats send
 * 85.50000000000001. Null for what is further than a millionth of a rupee from every whole paisa, is
 * too large to be exact, or is no number. Never throws.
 */
export function wireRupeesToPaise(raw: unknown): KnownPaise {
  const rupees = wireNumber(raw);
  const paise = Math.round(rupees * 100);
  const isExact = Math.abs(rupees - paise / 100) <= tolerance && Math.abs(paise) <= maxPaise;
  // Adding zero turns -0 into 0.
  return isExact ? asPaise(paise + 0) : null;
}

/** Not a whole number of paise, or too large to be exact. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError';
}
