import type { DayLimits } from './day-limits.ts';

/** What a day field needs from its app. */
export interface DateParts extends DayLimits {
  /** The number that an app has for it; without one its name in the config names it. */
  dataType?: number | undefined;
  /** The error for any other day and for a date that is not complete; `{label}` is filled in. */
  message: string;
}
