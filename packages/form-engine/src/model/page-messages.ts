export interface PageMessages {
  /** Placeholders: `{number}` and `{count}`. */
  pageProgress: string;
  nextPage: string;
  previousPage: string;
  reviewTitle: string;
  /** For an empty field on the review page. */
  noAnswer: string;
  /** For a ticked checkbox on the review page. */
  yes: string;
  change: string;
}
