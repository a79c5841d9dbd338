import type { FieldProperties } from '../../model/field-facts.ts';
import { isIsoDate } from './is-iso-date.ts';

/** The first and the last accepted day, such as `2026-01-31`. */
export interface DayLimits {
  first: string;
  last: string;
}

/** Returns the range of the field type, narrowed by the descriptor's `min` and `max` (D64). */
export function dayLimits(
  { first, last }: DayLimits,
  { bounds: { min, max } = {} }: Pick<FieldProperties, 'bounds'>,
): DayLimits {
  // ISO dates can be compared as strings.
  return {
    first: isIsoDate(min) && min > first ? min : first,
    last: isIsoDate(max) && max < last ? max : last,
  };
}
