import type { FormValue } from './form-value.ts';

/** A visible character: no whitespace, control character or zero-width character. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Blank or invisible text and empty lists count as unanswered. */
export const isFilledIn = (value: unknown): value is FormValue =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && visible.test(value)) ||
  (Array.isArray(value) && value.length > 0);
