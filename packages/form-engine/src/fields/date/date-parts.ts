import type { DayLimits } from './day-limits.ts';

/** Configuration of a date field. */
export interface DateParts extends DayLimits {
  /** The `dataType` in descriptors; by default the type's name in the config. */
  dataType?: number | undefined;
  /** The error for a day out of range and for an incomplete date; uses `{label}`. */
  message: string;
}
