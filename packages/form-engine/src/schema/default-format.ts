import { holdsPersonName, nationalPhone, personNameEdit, typedEmail } from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';

/** A phone number is never truncated, because the rest could be another valid number (D45). */
const phone: TextFormat = {
  autoComplete: 'tel-national',
  clean: nationalPhone,
  messages: { digitsOnly: 'phoneUnreadable', tooLong: 'phoneUnreadable' },
};

/** The `autocomplete` value by payload name; the first match applies. */
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
  // A duration at an address is not an address.
  [/years|months|days|since/i, 'off'],
  // `street-address` is for multi-line fields.
  [/address/i, 'address-line1'],
];

/** Matches names of phone numbers, but not a name such as `phoneCount`. */
const phoneName = /(^|[a-z_])(mobile|phone)(_?(no|num|number))?$/i;

/** The text format by payload name, because our server sends nothing else (§3). */
export function defaultFormat({ name, isDigits }: { name: string; isDigits: boolean }): TextFormat {
  if (phoneName.test(name)) return isDigits ? phone : { autoComplete: 'tel-national' };
  const autoComplete = autocomplete.find(([pattern]) => pattern.test(name))?.[1];
  return {
    ...(autoComplete && { autoComplete }),
    ...(autoComplete === 'email' && { inputMode: 'email' as const, clean: typedEmail }),
    ...(!isDigits && holdsPersonName(name) && { edit: personNameEdit }),
  };
}
