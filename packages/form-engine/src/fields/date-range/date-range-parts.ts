import type { DayLimits } from '../date/day-limits.ts';

/** The configuration of a date range field. */
export interface DateRangeParts extends DayLimits {
  /** The number of the type in descriptors. Without it, descriptors use the name in the config. */
  dataType?: number | undefined;
  messages: {
    /** The labels of the two days. */
    from: string;
    to: string;
    /** The error for a day that is missing or out of range, and for days in the wrong order. */
    wrong: string;
  };
}
