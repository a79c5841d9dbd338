export interface PageMessages {
  /** Placeholders: `{number}` and `{count}`. */
  pageProgress: string;
  nextPage: string;
  previousPage: string;
  reviewTitle: string;
  /** Shown for an empty field on the review page. */
  noAnswer: string;
  /** Shown for a ticked checkbox on the review page. */
  yes: string;
  change: string;
}
