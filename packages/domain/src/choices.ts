/** The app shows the label and sends the value. */
export interface Choice {
  value: string;
  label: string;
}

/** The loan purposes (§3.31). The app shows these texts and sends the chosen text to the server. */
export const loanUsages = [
  'Shopping',
  'Medical treatment',
  'Education',
  'Tourism',
  'Living expenses',
  'Purchase of vehicles',
] as const;

export type LoanUsage = (typeof loanUsages)[number];

/** The possible relations of the first, second and third contact (§3). */
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
