/** A row of a table on the control page, which shows how to get an outcome (D29, D31). */
export interface PublishedRule {
  when: string;
  outcome: string;
}
