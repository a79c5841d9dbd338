import type { DayLimits } from '../date/day-limits.ts';

export interface DateRangeFieldOptions extends DayLimits {
  /** The `dataType` that descriptors use for this field type. If omitted, they use its name. */
  dataType?: number | undefined;
  messages: {
    /** The labels of the two inputs. */
    from: string;
    to: string;
    /** The error for a missing or invalid day, and for days in the wrong order. */
    wrong: string;
  };
}
