import type { FormValue } from './form-value.ts';

/** Anything that can be seen: no space, no control character and nothing of zero width. */
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** A blank text counts as no answer, and so do one that shows nothing and an empty list. */
export const isFilledIn = (value: unknown): value is FormValue =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && seen.test(value)) ||
  (Array.isArray(value) && value.length > 0);
