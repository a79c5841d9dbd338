/** A choice of a closed list: the wire's value and the word shown. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Relations offered for the first, second and third contact (§3). */
export const contactRelations = [
  [
    { value: '1', label: 'Father' },
    { value: '2', label: 'Mother' },
    { value: '3', label: 'Spouse' },
  ],
  [
    { value: '1', label: 'brother' },
    { value: '2', label: 'sisters' },
    { value: '3', label: 'Children' },
  ],
  [
    { value: '1', label: 'Classmates' },
    { value: '2', label: 'Colleagues' },
    { value: '3', label: 'Friends' },
  ],
] as const satisfies readonly (readonly Choice[])[];

/** What a loan may be used for (§3). */
export const loanPurposes = [
  'Shopping',
  'Medical treatment',
  'Education',
  'Tourism',
  'Living expenses',
  'Purchase of vehicles',
] as const;

export type LoanPurpose = (typeof loanPurposes)[number];
