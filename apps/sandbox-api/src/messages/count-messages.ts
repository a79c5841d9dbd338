/** Counts in the two plural forms of India's languages (D58), with i18next's key suffixes. */
export const countMessages = {
  minutes_one: '{count} minute',
  minutes_other: '{count} minutes',
  loans_one: '{count} loan',
  loans_other: '{count} loans',
  moreLoans_one: '{count} more loan',
  moreLoans_other: '{count} more loans',
} as const;

export type Counted = 'minutes' | 'loans' | 'moreLoans';
