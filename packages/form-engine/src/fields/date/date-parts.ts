import type { DayLimits } from './day-limits.ts';

export interface DateParts extends DayLimits {
  /** The type's number in descriptors. Without a number, descriptors use its name in the config. */
  dataType?: number | undefined;
  /** The error for a day out of range and for an incomplete date. Placeholder: `{label}`. */
  message: string;
}
