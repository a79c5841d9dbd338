import type { Field } from '../../model/field.ts';

type TextField = Pick<Field, 'name' | 'isDigits' | 'isIdentity'>;

interface InputHints {
  inputMode: 'text' | 'numeric' | 'email';
  autoComplete: string;
}

/** What a browser may fill in, by the payload name; the first row that matches counts. */
const autocomplete: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/i, 'email'],
  [/^(full|real|user|applicant)?_?name$/i, 'name'],
  [/^nick_?name$/i, 'nickname'],
  [/(father|mother|spouse|guardian|nominee|contact).*name/i, 'off'],
  [/first_?name/i, 'given-name'],
  [/last_?name|surname/i, 'family-name'],
  [/pin_?code|postal|zip/i, 'postal-code'],
  [/(company|employer|organi[sz]ation).*address|address.*(company|employer)/i, 'off'],
  [/company|employer|organi[sz]ation/i, 'organization'],
  // Months at an address are no address.
  [/years|months|days|since/i, 'off'],
  [/address/i, 'street-address'],
  [/mobile|phone/i, 'tel-national'],
];

/** The keyboard and the autofill that fit a text field. */
export function inputHints(field: TextField): InputHints {
  const known = autocomplete.find(([pattern]) => pattern.test(field.name))?.[1];
  const autoComplete = field.isIdentity ? 'off' : (known ?? 'on');
  if (field.isDigits) return { inputMode: 'numeric', autoComplete };
  return { inputMode: autoComplete === 'email' ? 'email' : 'text', autoComplete };
}

/** Whether it is the digits of a phone number. */
export const takesPhone = (field: TextField): boolean =>
  field.isDigits && inputHints(field).autoComplete === 'tel-national';
