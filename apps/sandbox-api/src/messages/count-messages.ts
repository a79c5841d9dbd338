/**
 * Messages with a count (D58). The translation files have the format of i18next, which requires the
 * suffixes `_one` and `_other`.
 */
export const pluralMessages = {
  minutes_one: '{count} minute',
  minutes_other: '{count} minutes',
  loans_one: '{count} loan',
  loans_other: '{count} loans',
  moreLoans_one: '{count} more loan',
  moreLoans_other: '{count} more loans',
} as const;

export type CountedNoun = 'minutes' | 'loans' | 'moreLoans';
