import { createNameEdit } from './edits.ts';
import { normalizeTypedText } from './typed-text.ts';

/** Matches field names such as fullName, surname and father_name, but not companyName. */
const nameField =
  /^((full|first|middle|last|real|user|nick|applicant|father|mother|spouse|guardian|nominee|contact|account|holder)s?_?)*(sur)?name$/i;

/** True for a form field that holds the name of a person. */
export const isPersonNameField = (fieldName: string): boolean => nameField.test(fieldName);

/**
 * Matches all characters except letters, combining marks, zero-width joiners, spaces, apostrophes,
 * periods and hyphens.
 */
const invalidInNames = /[^\p{L}\p{M}\p{Join_Control} '.-]/gu;

/** Removes invalid characters and replaces curly apostrophes with straight ones. */
export function sanitizePersonName(text: string): string {
  return normalizeTypedText(text).replace(/[‘’]/g, "'").replace(invalidInNames, '');
}

/** In contacts' names, hyphens and zero-width joiners are invalid too (§5). */
export function sanitizeContactName(text: string): string {
  return sanitizePersonName(text).replace(/[^\p{L}\p{M} '.]/gu, '');
}

export const editPersonName = createNameEdit(sanitizePersonName);
export const editContactName = createNameEdit(sanitizeContactName);

/** True if the text has a letter and no invalid characters. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && text === sanitizePersonName(text);
}
