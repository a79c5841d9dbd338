import type { DayLimits } from '../date/day-limits.ts';

/** What a field of two days needs from its app. */
export interface DateRangeParts extends DayLimits {
  /** The number that an app has for it; without one its name in the config names it. */
  dataType?: number | undefined;
  messages: {
    /** The names of the two days. */
    from: string;
    to: string;
    /** The error for days outside of these, in the other order or missing; `{label}` is filled in. */
    wrong: string;
  };
}
