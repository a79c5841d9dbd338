import { asciiDigits } from './digits.ts';
import { typedText } from './typed-text.ts';

/** Digit groups with commas, Western and Indian: 100,000 and 1,00,000. */
const grouped = '[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}';

const written = new RegExp(
  `^(?<sign>-?)(?:\\p{Sc} ?)?(?<whole>${grouped}|[0-9]+(?: +[0-9]+)*)(?:\\.(?<fraction>[0-9]+))?(?: ?\\p{Sc})?$`,
  'u',
);

interface NumberOptions {
  /** Maximum number of decimals; none by default. */
  maxFractionDigits?: number;
  /** Whether negative numbers are allowed. */
  hasSign?: boolean;
}

/**
 * Parses a typed or pasted number to ASCII digits: '₹ 1,00,000.00' → '100000'. Null for anything
 * else, such as an unexpected fraction, sign, exponent or letters; digits are never joined across
 * them (D69).
 */
export function readTypedNumber(
  text: string,
  { maxFractionDigits = 0, hasSign = false }: NumberOptions = {},
): string | null {
  const found = written.exec(asciiDigits(typedText(text)).trim())?.groups;
  if (found === undefined) return null;
  const { sign = '', whole = '', fraction = '' } = found;
  if (sign !== '' && !hasSign) return null;
  // Trailing zeros of a fraction do not change the value.
  if (!/^0*$/.test(fraction.slice(maxFractionDigits))) return null;
  const digits = fraction.slice(0, maxFractionDigits);
  return sign + whole.replace(/[, ]/g, '') + (digits === '' ? '' : `.${digits}`);
}

/**
 * The value of a digits field after an edit. An invalid or excess character is removed at any
 * cursor position (§5). Pasted text is parsed as a number; if that fails it stays unchanged, for a
 * validation message.
 */
export function editDigits(
  previous: string | undefined,
  edited: string,
  maxDigits: number,
): string {
  const next = asciiDigits(edited);
  const { before, inserted, after } = changeOf(previous ?? '', next);
  if (previous === undefined || inserted.length > 1) return readTypedNumber(next) ?? next;
  const fits = /^[0-9]?$/.test(inserted) && next.replace(/[^0-9]/g, '').length <= maxDigits;
  return fits || inserted === '' ? next : before + after;
}

/**
 * Whether an edit dropped a character that is no digit or separator of groups, such as a point or a
 * sign: what is typed next would be another number.
 */
export const isNumberCut = (edited: string, held: string): boolean =>
  notInNumbers(edited) !== notInNumbers(held);

const notInNumbers = (text: string) => asciiDigits(text).replace(/[0-9\s,]/g, '');

/** Like `editDigits` for a number with a fraction; incomplete input is left unchanged. */
export function editNumber(previous: string | undefined, edited: string): string {
  const next = asciiDigits(edited);
  if (previous !== undefined && changeOf(previous, next).inserted.length <= 1) return next;
  return readTypedNumber(next, { maxFractionDigits: Infinity, hasSign: true }) ?? next;
}

/** The differing part of two texts, with their common prefix and suffix. */
function changeOf(previous: string, next: string) {
  const shorter = Math.min(previous.length, next.length);
  let start = 0;
  while (start < shorter && previous[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && previous.at(-1 - end) === next.at(-1 - end)) end += 1;
  const stop = next.length - end;
  return {
    before: next.slice(0, start),
    inserted: next.slice(start, stop),
    after: next.slice(stop),
  };
}
