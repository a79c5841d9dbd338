import type { FieldFacts } from '../../model/field-facts.ts';
import { isDay } from './is-day.ts';

/** The days that are accepted, as `2026-01-31`. */
export interface DayLimits {
  first: string;
  last: string;
}

/** The days that a field accepts: those of its type, without what its `min` and `max` leave out (D64). */
export function dayLimits(
  { first, last }: DayLimits,
  { bounds: { min, max } = {} }: Pick<FieldFacts, 'bounds'>,
): DayLimits {
  // Days in this form are in the order of their texts.
  return {
    first: isDay(min) && min > first ? min : first,
    last: isDay(max) && max < last ? max : last,
  };
}
