/** The words around the pages of a form. */
export interface PageMessages {
  /** `{number}` and `{count}` */
  pageProgress: string;
  nextPage: string;
  previousPage: string;
  reviewTitle: string;
  /** On the review page, where nothing is filled in. */
  noAnswer: string;
  /** On the review page, for a box that is ticked. */
  yes: string;
  change: string;
}
