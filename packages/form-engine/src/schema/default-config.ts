import {
  isPersonNameField,
  nationalPhone,
  editPersonName,
  normalizeTypedEmail,
} from '@kosha/domain';
import { isSensitiveField, isSensitiveValue } from '../drafts/sensitive-fields.ts';
import { defaultFieldTypes } from '../fields/registry.ts';
import type { FormConfig } from '../model/config.ts';
import type { TextFormat } from '../model/text-format.ts';

/** A phone number is never truncated, because fewer digits could be another number (D45). */
const phone: TextFormat = {
  autoComplete: 'tel-national',
  clean: nationalPhone,
  messages: { digitsOnly: 'phoneUnreadable', tooLong: 'phoneUnreadable' },
};

/** The `autocomplete` values by payload name. The first matching pattern applies. */
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
  // Matches names such as `yearsAtAddress`, which is not an address.
  [/years|months|days|since/i, 'off'],
  // Uses `address-line1`, because `street-address` is for multi-line fields.
  [/address/i, 'address-line1'],
];

/** Matches `phoneNumber`, but not `phoneCount`. */
const phoneName = /(^|[a-z_])(mobile|phone)(_?(no|num|number))?$/i;

/** Derives the format from the payload name, because §3 has no property for the format. */
function defaultFormat({ name, isDigits }: { name: string; isDigits: boolean }): TextFormat {
  if (phoneName.test(name)) return isDigits ? phone : { autoComplete: 'tel-national' };
  const autoComplete = autocomplete.find(([pattern]) => pattern.test(name))?.[1];
  return {
    ...(autoComplete && { autoComplete }),
    ...(autoComplete === 'email' && { inputMode: 'email' as const, clean: normalizeTypedEmail }),
    ...(!isDigits && isPersonNameField(name) && { edit: editPersonName }),
  };
}

/**
 * In §4, hideable fields are visible only if the work status is 3. §4 does not say which field
 * contains the work status, so the name `workStatus` is an assumption.
 */
const workStatus = 'workStatus';
const statusShowingFields = '3';

/**
 * The config of the Kosha app: the field types (§3), the rule for fields that depend on the work
 * status (§4), and the answers that drafts do not store, such as Indian identity numbers.
 */
export const defaultConfig = {
  fieldTypes: defaultFieldTypes,
  visibility: ({ name, canHide }) =>
    canHide && name !== workStatus
      ? { showWhen: { field: workStatus, equals: statusShowingFields }, isOptional: true }
      : undefined,
  format: defaultFormat,
  sensitive: { isField: isSensitiveField, isValue: isSensitiveValue },
} as const satisfies FormConfig;
