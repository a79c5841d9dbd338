import { toAsciiDigits } from './digits.ts';
import { normalizeTypedText } from './typed-text.ts';

/** Western and Indian groups: 100,000 and 1,00,000. */
const grouped = '[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}';

const numberPattern = new RegExp(
  `^(?<sign>-?)(?:\\p{Sc} ?)?(?<whole>${grouped}|[0-9]+(?: +[0-9]+)*)(?:\\.(?<fraction>[0-9]+))?(?: ?\\p{Sc})?$`,
  'u',
);

interface NumberOptions {
  maxFractionDigits?: number;
  hasSign?: boolean;
}

/**
 * '₹ 1,00,000.00' → '100000' (D69). Null for letters, exponents, and disallowed fractions or signs,
 * because their removal would change the number.
 */
export function readTypedNumber(
  text: string,
  { maxFractionDigits = 0, hasSign = false }: NumberOptions = {},
): string | null {
  const found = numberPattern.exec(toAsciiDigits(normalizeTypedText(text)).trim())?.groups;
  if (found === undefined) return null;
  const { sign = '', whole = '', fraction = '' } = found;
  if (sign !== '' && !hasSign) return null;
  // Zeros after the allowed fraction digits are accepted, because they do not change the value.
  if (!/^0*$/.test(fraction.slice(maxFractionDigits))) return null;
  const digits = fraction.slice(0, maxFractionDigits);
  return sign + whole.replace(/[, ]/g, '') + (digits === '' ? '' : `.${digits}`);
}

/**
 * Removes a typed character that is not a digit or exceeds `maxDigits` (§5). Parses pasted text as
 * a number. If this fails, keeps the pasted text, so that the user sees it with an error message.
 */
export function editDigits(
  previous: string | undefined,
  edited: string,
  maxDigits: number,
): string {
  const next = toAsciiDigits(edited);
  const { before, inserted, after } = splitChange(previous ?? '', next);
  if (previous === undefined || inserted.length > 1) return readTypedNumber(next) ?? next;
  const fits = /[0-9]/.test(inserted) && next.replace(/[^0-9]/g, '').length <= maxDigits;
  return fits ? next : before + after;
}

/**
 * True if the cleaned text `held` lacks a character of the typed text `edited` that changes the
 * number, such as a decimal point or a sign.
 */
export const hasLostNumberCharacters = (edited: string, held: string): boolean =>
  withoutNumberCharacters(edited) !== withoutNumberCharacters(held);

const withoutNumberCharacters = (text: string) => toAsciiDigits(text).replace(/[0-9\s,]/g, '');

/**
 * Like `editDigits`, but allows fractions and signs. In typed text, only converts the digits to
 * ASCII.
 */
export function editNumber(previous: string | undefined, edited: string): string {
  const next = toAsciiDigits(edited);
  if (previous !== undefined && splitChange(previous, next).inserted.length <= 1) return next;
  return readTypedNumber(next, { maxFractionDigits: Infinity, hasSign: true }) ?? next;
}

function splitChange(previous: string, next: string) {
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
