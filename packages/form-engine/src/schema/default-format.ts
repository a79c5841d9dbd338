import { holdsPersonName, nationalPhone, personNameEdit, typedEmail } from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';

/** A phone number is kept whole: cut off, it would be somebody else's (D45). */
const phone: TextFormat = {
  autoComplete: 'tel-national',
  clean: nationalPhone,
  messages: { digitsOnly: 'phoneUnreadable', tooLong: 'phoneUnreadable' },
};

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
  // One line: a whole street address is for fields of several lines.
  [/address/i, 'address-line1'],
];

/** A name that ends with the number itself: a count of mobiles and a phone elsewhere are none. */
const phoneName = /(^|[a-z_])(mobile|phone)(_?(no|num|number))?$/i;

/** What the texts of our forms are: told by the payload name, as our server sends no more (§3). */
export function defaultFormat({ name, isDigits }: { name: string; isDigits: boolean }): TextFormat {
  if (phoneName.test(name)) return isDigits ? phone : { autoComplete: 'tel-national' };
  const autoComplete = autocomplete.find(([pattern]) => pattern.test(name))?.[1];
  return {
    ...(autoComplete && { autoComplete }),
    ...(autoComplete === 'email' && { inputMode: 'email' as const, clean: typedEmail }),
    ...(!isDigits && holdsPersonName(name) && { edit: personNameEdit }),
  };
}
