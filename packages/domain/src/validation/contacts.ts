import { limits } from '../limits.ts';
import { phoneProblem, type PhoneProblem } from './phone.ts';

export interface ContactEntry {
  name: string;
  mobile: string;
  relation: string;
}

export type ContactField = keyof ContactEntry;

const requiredMessages = {
  name: 'contactNameRequired',
  mobile: 'contactPhoneRequired',
  relation: 'contactRelationRequired',
} as const satisfies Record<ContactField, string>;

type RequiredMessage = (typeof requiredMessages)[ContactField];
type WrongPhone = Exclude<PhoneProblem, 'phoneRequired'>;

/** `n` is the contact's position, from 1. `message` is a message key. */
export interface ContactProblem {
  n: number;
  field: ContactField;
  message: RequiredMessage | WrongPhone;
}

export type MissingContactField = ContactProblem & { message: RequiredMessage };

export type ContactsMessage =
  | { key: ContactProblem['message']; n: number }
  | { key: 'contactsIncomplete' };

/** A name without letters counts as empty. */
const problemIn = {
  name: (text) => (/\p{L}/u.test(text) ? null : requiredMessages.name),
  mobile: (text) => {
    const problem = phoneProblem(text.trim());
    return problem === 'phoneRequired' ? requiredMessages.mobile : problem;
  },
  relation: (text) => (text.trim() === '' ? requiredMessages.relation : null),
} as const satisfies Record<ContactField, (text: string) => ContactProblem['message'] | null>;

const fieldOrder = Object.keys(requiredMessages) as readonly ContactField[];

/** All problems, in the order of the contacts (§5, D45). */
export function contactProblems(contacts: readonly ContactEntry[]): readonly ContactProblem[] {
  return contacts.flatMap((contact, index) =>
    fieldOrder.flatMap((field) => {
      const message = problemIn[field](contact[field]);
      return message === null ? [] : [{ n: index + 1, field, message }];
    }),
  );
}

/** True for an empty field, false for an invalid phone number. */
export function isMissingField(problem: ContactProblem): problem is MissingContactField {
  return problem.message === requiredMessages[problem.field];
}

/** The first problem, or a summary if many fields are empty (§5). Null without problems. */
export function contactsMessage(problems: readonly ContactProblem[]): ContactsMessage | null {
  const [first] = problems;
  if (first === undefined) return null;
  return problems.filter(isMissingField).length > limits.missingContactFieldsListed
    ? { key: 'contactsIncomplete' }
    : { key: first.message, n: first.n };
}
