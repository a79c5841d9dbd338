/** A value that JSON can represent. `canonicalJson` omits fields that are `undefined`. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Thrown by `canonicalJson` if a value contains a non-finite number or a lone surrogate. */
export class CanonicalJsonError extends TypeError {
  override readonly name = 'CanonicalJsonError';
}

/**
 * Canonical JSON (RFC 8785): sorted keys, no whitespace. Equal values give equal text, so a hash
 * detects any change. Throws CanonicalJsonError.
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
    // RFC 8785 requires the order of UTF-16 code units, which `<` compares.
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${textOf(name)}:${canonicalJson(field)}`).join(',')}}`;
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

const loneSurrogate = /\p{Surrogate}/u;

function textOf(text: string): string {
  if (loneSurrogate.test(text)) throw new CanonicalJsonError('A text has half a character in it');
  return JSON.stringify(text);
}
