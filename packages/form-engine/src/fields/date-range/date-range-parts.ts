import type { DayLimits } from '../date/day-limits.ts';

export interface DateRangeParts extends DayLimits {
  /** The type's number in descriptors. Without a number, descriptors use its name in the config. */
  dataType?: number | undefined;
  messages: {
    /** The labels of the two inputs. */
    from: string;
    to: string;
    /** The error for a missing or invalid day, and for days in the wrong order. */
    wrong: string;
  };
}
