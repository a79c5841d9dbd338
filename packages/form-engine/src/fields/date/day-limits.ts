import type { FieldFacts } from '../../model/field-facts.ts';
import { isDay } from './is-day.ts';

/** The first and the last accepted day, such as `2026-01-31`. */
export interface DayLimits {
  first: string;
  last: string;
}

/** Returns the range of the field type, narrowed by the descriptor's `min` and `max` (D64). */
export function dayLimits(
  { first, last }: DayLimits,
  { bounds: { min, max } = {} }: Pick<FieldFacts, 'bounds'>,
): DayLimits {
  // ISO dates can be compared as strings.
  return {
    first: isDay(min) && min > first ? min : first,
    last: isDay(max) && max < last ? max : last,
  };
}
