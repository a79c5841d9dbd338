import type { DayLimits } from '../date/day-limits.ts';

/** Configuration of a date range field. */
export interface DateRangeParts extends DayLimits {
  /** The `dataType` in descriptors; by default the type's name in the config. */
  dataType?: number | undefined;
  messages: {
    /** Labels of the two days. */
    from: string;
    to: string;
    /** The error for days that are out of range, in the wrong order or missing; uses `{label}`. */
    wrong: string;
  };
}
