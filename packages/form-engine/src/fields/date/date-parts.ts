/** What a day field needs from its app. */
export interface DateParts {
  /** The `dataType` that an app has for it. */
  dataType: number;
  /** The first and the last day that are accepted, as `2026-01-31`. */
  first: string;
  last: string;
  /** The error for any other day and for a date that is not complete; `{label}` is filled in. */
  words: string;
}
