import type { PageMessages } from '../model/page-messages.ts';
import type { GroupMessages } from './groups/group-messages.ts';

/**
 * Placeholders: `{label}`, and `{least}`, `{most}` and `{form}` for the `min`, `max` and `pattern`
 * of the field.
 */
export interface BoundMessages {
  outOfRange: string;
  badForm: string;
}

export interface DayMessages {
  /** `from` and `to` are the labels of the two inputs of a date range. */
  from: string;
  to: string;
  /** Placeholders: `{label}`, and `{least}` and `{most}` for the first and last allowed day. */
  badDays: string;
}

/** Errors for invalid formats. Placeholder: `{label}`. */
export type FormatMessages = Readonly<
  Record<'phone' | 'email' | 'pan' | 'aadhaar' | 'pincode' | 'ifsc', string>
>;

export type ExtendedMessages = BoundMessages &
  DayMessages &
  FormatMessages &
  GroupMessages &
  PageMessages;

/** The messages in English. An app can pass its own messages instead. */
export const englishExtendedMessages: ExtendedMessages = {
  outOfRange: '{label} is out of its range: {least} to {most}',
  badForm: '{label} must look like {form}',
  from: 'From',
  to: 'To',
  badDays: '{label} takes two days from {least} to {most}, the later one last',
  phone: '{label} takes a mobile number of India with 10 digits',
  email: '{label} takes an address such as name@example.in',
  pan: '{label} takes 10 characters, such as ABCPE1234F',
  aadhaar: '{label} takes the 12 digits of an Aadhaar number',
  pincode: '{label} takes the 6 digits of a PIN code, the first not 0',
  ifsc: '{label} takes 11 characters, such as SBIN0000123',
  rowTitle: '{label} {number}',
  addRow: 'Add to {label}',
  removeRow: 'Remove {row}',
  rowAdded: '{row} is added',
  rowRemoved: '{row} is removed',
  rowsOutOfRange: '{label} takes {least} to {most} entries',
  pageProgress: 'Step {number} of {count}',
  nextPage: 'Next',
  previousPage: 'Back',
  reviewTitle: 'Check your answers',
  noAnswer: 'No answer',
  yes: 'Yes',
  change: 'Change',
};
