import { nameEdit } from './edits.ts';
import { typedText } from './typed-text.ts';

/**
 * A payload field such as fullName, surname, father_name or accountHolderName, but not companyName.
 */
const nameField =
  /^((full|first|middle|last|real|user|nick|applicant|father|mother|spouse|guardian|nominee|contact|account|holder)s?_?)*(sur)?name$/i;

/** Whether a field of a server-described form holds a person's name. */
export const holdsPersonName = (fieldName: string): boolean => nameField.test(fieldName);

/**
 * Characters not allowed in any name: all but letters of any script, their joiners, spaces and ' .
 * -
 */
const noPartOfName = /[^\p{L}\p{M}\p{Join_Control} '.-]/gu;

/** Removes characters that a name cannot have, and straightens apostrophes. */
export function sanitizePersonName(text: string): string {
  return typedText(text).replace(/[‘’]/g, "'").replace(noPartOfName, '');
}

/** As for names, but for a contact only apostrophe and period are allowed as punctuation (§5). */
export function sanitizeContactName(text: string): string {
  return sanitizePersonName(text).replace(/[^\p{L}\p{M} '.]/gu, '');
}

/** The value of a name field after an edit, for any person and for a contact. */
export const personNameEdit = nameEdit(sanitizePersonName);
export const contactNameEdit = nameEdit(sanitizeContactName);

/** A name has a letter and nothing that `sanitizePersonName` would remove. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && text === sanitizePersonName(text);
}
