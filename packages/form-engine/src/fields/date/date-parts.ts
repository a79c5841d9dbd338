import type { DayLimits } from './day-limits.ts';

/** What a day field needs from its app. */
export interface DateParts extends DayLimits {
  /** The `dataType` that an app has for it. */
  dataType: number;
  /** The error for any other day and for a date that is not complete; `{label}` is filled in. */
  words: string;
}
