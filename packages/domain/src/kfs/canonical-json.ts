/** A value that JSON can say; `undefined` fields are left out. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** A value that has no canonical form: a number that JSON cannot say, or a broken surrogate. */
export class CanonicalJsonError extends TypeError {
  override readonly name = 'CanonicalJsonError';
}

/**
 * The one text of a value by RFC 8785: names sorted by UTF-16 units, no blanks, numbers and strings as
 * ECMAScript prints them. Two documents with the same meaning give the same bytes, so a hash of it shows
 * each change. Throws CanonicalJsonError.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new CanonicalJsonError(`JSON has no ${value}`);
  }
  if (typeof value === 'string') return textOf(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter((field): field is [string, Json] => field[1] !== undefined)
    // ECMAScript compares texts by their UTF-16 units, as the RFC asks.
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${textOf(name)}:${canonicalJson(field)}`).join(',')}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const loneSurrogate = /\p{Surrogate}/u;

function textOf(text: string): string {
  if (loneSurrogate.test(text)) throw new CanonicalJsonError('A text has half a character in it');
  return JSON.stringify(text);
}
