/** A row on the control page that says how to get an outcome (D29, D31). */
export interface PublishedRule {
  when: string;
  outcome: string;
}
