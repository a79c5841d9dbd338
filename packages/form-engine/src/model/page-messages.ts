/** The messages of a paged form. */
export interface PageMessages {
  /** `{number}` and `{count}` */
  pageProgress: string;
  nextPage: string;
  previousPage: string;
  reviewTitle: string;
  /** On the review page, for an empty field. */
  noAnswer: string;
  /** On the review page, for a ticked checkbox. */
  yes: string;
  change: string;
}
