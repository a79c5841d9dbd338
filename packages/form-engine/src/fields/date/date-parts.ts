import type { DayLimits } from './day-limits.ts';

/** The configuration of a date field. */
export interface DateParts extends DayLimits {
  /** The number of the type in descriptors. Without it, descriptors use the name in the config. */
  dataType?: number | undefined;
  /** The error for a day out of range and for an incomplete date. The placeholder is `{label}`. */
  message: string;
}
