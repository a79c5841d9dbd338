/** A row of a published table: what one can do to reach an outcome on purpose (D29, D31). */
export interface PublishedRule {
  readonly when: string;
  readonly outcome: string;
}
