import { limits } from '../limits.ts';
import { lastingPhoneProblem, nationalPhone } from './phone.ts';

export interface ContactEntry {
  name: string;
  mobile: string;
  relation: string;
}

export type ContactField = keyof ContactEntry;

/** An empty field of contact `n` (from 1), and the key of its message. */
export interface ContactProblem {
  n: number;
  field: ContactField;
  message: (typeof requiredMessages)[ContactField];
}

export type ContactsMessage =
  { key: ContactProblem['message']; n: number } | { key: 'contactsIncomplete' };

const requiredMessages = {
  name: 'contactNameRequired',
  mobile: 'contactPhoneRequired',
  relation: 'contactRelationRequired',
} as const satisfies Record<ContactField, string>;

const sendablePhone = new RegExp(`^[0-9]{1,${limits.contactPhoneMaxDigits}}$`);

/** A name without a letter counts as empty, and so does a phone number that cannot be sent. */
const isEmpty = {
  name: (text) => !/\p{L}/u.test(text),
  mobile: (text) => !sendablePhone.test(text.trim()),
  relation: (text) => text.trim() === '',
} as const satisfies Record<ContactField, (text: string) => boolean>;

const fieldOrder = Object.keys(requiredMessages) as readonly ContactField[];

/** Keeps letters of any script, spaces, apostrophes (made straight) and periods (§5). */
export function sanitizeContactName(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[^\p{L}\p{M} '.]/gu, '');
}

/**
 * Reads a phone number as D45 says, and takes at most 10 digits (§5). A number that starts with a prefix
 * is kept whole: without its prefix it would be somebody else's.
 */
export function sanitizeContactPhone(text: string): string {
  const phone = nationalPhone(text);
  return /^[1-9]/.test(phone) && lastingPhoneProblem(phone) === 'phoneTooLong'
    ? phone.slice(0, limits.contactPhoneMaxDigits)
    : phone;
}

/** All empty fields, contact by contact (§5). */
export function contactProblems(contacts: readonly ContactEntry[]): readonly ContactProblem[] {
  return contacts.flatMap((contact, index) =>
    fieldOrder
      .filter((field) => isEmpty[field](contact[field]))
      .map((field) => ({ n: index + 1, field, message: requiredMessages[field] })),
  );
}

/** The message about the contacts: the first problem's, or one for all when they are many; or null (§5). */
export function contactsMessage(problems: readonly ContactProblem[]): ContactsMessage | null {
  const [first] = problems;
  if (first === undefined) return null;
  return problems.length > limits.missingContactFieldsListed
    ? { key: 'contactsIncomplete' }
    : { key: first.message, n: first.n };
}
