import type { FormValue } from './form-value.ts';

/** Matches a visible character: no whitespace, control character or zero-width character. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a value counts as an answer. Blank or invisible text and empty lists do not. */
export const isFilledIn = (value: unknown): value is FormValue =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && visible.test(value)) ||
  (Array.isArray(value) && value.length > 0);
