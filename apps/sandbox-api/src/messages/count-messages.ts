/**
 * Messages that count something (D58). Every supported language has two plural forms, with the
 * suffixes `_one` and `_other` of i18next.
 */
export const countMessages = {
  minutes_one: '{count} minute',
  minutes_other: '{count} minutes',
  loans_one: '{count} loan',
  loans_other: '{count} loans',
  moreLoans_one: '{count} more loan',
  moreLoans_other: '{count} more loans',
} as const;

export type Counted = 'minutes' | 'loans' | 'moreLoans';
