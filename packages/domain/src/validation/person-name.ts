/** A payload name such as fullName, surname, father_name or accountHolderName; companyName is none. */
const nameField =
  /^((full|first|middle|last|real|user|nick|applicant|father|mother|spouse|guardian|nominee|contact|account|holder)s?_?)*(sur)?name$/i;

/** Whether a field of a form that the server describes holds the name of a person. */
export const holdsPersonName = (fieldName: string): boolean => nameField.test(fieldName);

/** What no name has, of whatever person: all but letters of any script, their joiners, spaces and ' . - */
const noPartOfName = /[^\p{L}\p{M}\p{Join_Control} '.-]/gu;

/** Keeps what a name may hold; apostrophes are made straight. */
export function sanitizePersonName(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(noPartOfName, '');
}

/** Keeps what the name of a contact may hold: of the signs only the apostrophe and the period (§5). */
export function sanitizeContactName(text: string): string {
  return sanitizePersonName(text).replace(/[^\p{L}\p{M} '.]/gu, '');
}

/** A name has a letter, and nothing that `sanitizePersonName` would take out. */
export function isPersonName(text: string): boolean {
  return /\p{L}/u.test(text) && text === sanitizePersonName(text);
}
