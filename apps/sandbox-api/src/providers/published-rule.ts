/** A row of a table on the control page: how to reach an outcome on purpose (D29, D31). */
export interface PublishedRule {
  when: string;
  outcome: string;
}
