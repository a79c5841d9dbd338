/** What a field of two days needs from its app. */
export interface DateRangeParts {
  /** The `dataType` that an app has for it. */
  dataType: number;
  /** The first and the last day that are accepted, as `2026-01-31`. */
  first: string;
  last: string;
  words: {
    /** The names of the two days. */
    from: string;
    to: string;
    /** The error for days outside of these, in the other order or missing; `{label}` is filled in. */
    wrong: string;
  };
}
