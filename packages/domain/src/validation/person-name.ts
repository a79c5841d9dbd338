import { nameEdit } from './edits.ts';
import { typedText } from './typed-text.ts';

/** Matches names of fields such as fullName, surname and father_name, but not companyName. */
const nameField =
  /^((full|first|middle|last|real|user|nick|applicant|father|mother|spouse|guardian|nominee|contact|account|holder)s?_?)*(sur)?name$/i;

/** Whether a form field with this payload name holds the name of a person. */
export const holdsPersonName = (fieldName: string): boolean => nameField.test(fieldName);

/**
 * Characters that names must not have. Allowed are letters of any script, their joiners, spaces,
 * apostrophe, period and hyphen.
 */
const invalidInNames = /[^\p{L}\p{M}\p{Join_Control} '.-]/gu;

/** Removes characters that a name cannot have, and straightens apostrophes. */
export function sanitizePersonName(text: string): string {
  return typedText(text).replace(/[‘’]/g, "'").replace(invalidInNames, '');
}

/**
 * Like `sanitizePersonName`, but also removes hyphens, which contacts' names must not have (§5).
 */
export function sanitizeContactName(text: string): string {
  return sanitizePersonName(text).replace(/[^\p{L}\p{M} '.]/gu, '');
}

/** Handle an edit of the name of a person, and of a contact. */
export const personNameEdit = nameEdit(sanitizePersonName);
export const contactNameEdit = nameEdit(sanitizeContactName);

/** Whether a text is a name: it has a letter, and `sanitizePersonName` would remove nothing. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && text === sanitizePersonName(text);
}
