import type { FieldFacts } from '../../model/field-facts.ts';
import { isDay } from './is-day.ts';

/** The accepted range, as `2026-01-31`. */
export interface DayLimits {
  first: string;
  last: string;
}

/** A field's accepted range: that of its type, narrowed by its `min` and `max` (D64). */
export function dayLimits(
  { first, last }: DayLimits,
  { bounds: { min, max } = {} }: Pick<FieldFacts, 'bounds'>,
): DayLimits {
  // ISO dates sort as strings.
  return {
    first: isDay(min) && min > first ? min : first,
    last: isDay(max) && max < last ? max : last,
  };
}
