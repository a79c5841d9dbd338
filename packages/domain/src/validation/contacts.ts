import { limits } from '../limits.ts';

export interface ContactEntry {
  readonly name: string;
  readonly mobile: string;
  readonly relation: string;
}

export type ContactField = keyof ContactEntry;

/** An empty field: which contact (`n` from 1), which field, and what to say about it. */
export interface ContactProblem {
  readonly n: number;
  readonly field: ContactField;
  readonly message: (typeof requiredMessages)[ContactField];
}

export type ContactsMessage =
  | { readonly key: ContactProblem['message']; readonly n: number }
  | { readonly key: 'contactsIncomplete' };

const requiredMessages = {
  name: 'contactNameRequired',
  mobile: 'contactPhoneRequired',
  relation: 'contactRelationRequired',
} as const satisfies Record<ContactField, string>;

/** A name of periods and spaces alone is none. */
const isEmpty = {
  name: (text) => !/\p{L}/u.test(text),
  mobile: (text) => text.trim() === '',
  relation: (text) => text.trim() === '',
} as const satisfies Record<ContactField, (text: string) => boolean>;

const fieldOrder = Object.keys(requiredMessages) as readonly ContactField[];

/** Letters of any script, space, apostrophe and period; a phone's curly apostrophe is made straight (§5). */
export function sanitizeContactName(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[^\p{L}\p{M} '.]/gu, '');
}

/** Every empty field of the contacts, contact by contact (§5). */
export function contactProblems(contacts: readonly ContactEntry[]): readonly ContactProblem[] {
  return contacts.flatMap((contact, index) =>
    fieldOrder
      .filter((field) => isEmpty[field](contact[field]))
      .map((field) => ({ n: index + 1, field, message: requiredMessages[field] })),
  );
}

/** What to say about the contacts, or null: the first problem, or one message for many (§5). */
export function contactsMessage(problems: readonly ContactProblem[]): ContactsMessage | null {
  const [first] = problems;
  if (first === undefined) return null;
  return problems.length > limits.missingContactFieldsListed
    ? { key: 'contactsIncomplete' }
    : { key: first.message, n: first.n };
}
