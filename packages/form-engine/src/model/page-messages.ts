/** The messages of a paged form. */
export interface PageMessages {
  /** Placeholders: `{number}` and `{count}`. */
  pageProgress: string;
  nextPage: string;
  previousPage: string;
  reviewTitle: string;
  /** Shown on the review page for an empty field. */
  noAnswer: string;
  /** Shown on the review page for a ticked checkbox. */
  yes: string;
  change: string;
}
