/** The app shows the label and sends the value. */
export interface Choice {
  value: string;
  label: string;
}

/** The loan purposes of §3.31. The request contains the label as value. */
export const loanUsages = [
  'Shopping',
  'Medical treatment',
  'Education',
  'Tourism',
  'Living expenses',
  'Purchase of vehicles',
] as const;

export type LoanUsage = (typeof loanUsages)[number];

/** The relations that the first, second and third contact can have (§3). */
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
