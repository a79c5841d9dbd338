import type { DayLimits } from './day-limits.ts';

export interface DateParts extends DayLimits {
  /** The number of this field type in descriptors. If omitted, descriptors use the type's name. */
  dataType?: number | undefined;
  /** The error for a day out of range and for an incomplete date. Placeholder: `{label}`. */
  message: string;
}
