import {
  aadhaarEdit,
  editDigits,
  groupedPhone,
  ifscEdit,
  isAadhaar,
  isIfsc,
  isPan,
  isPhone,
  nationalPhone,
  panEdit,
  personNameEdit,
  typedEmail,
} from '@kosha/domain';
import type { TextFormat } from '../model/text-format.ts';
import type { FormatMessages } from './english-extended-messages.ts';
import { inGroups } from './in-groups.ts';

const checked = (isRight: (text: string) => boolean, message: string) => ({
  check: (text: string) => (isRight(text) ? undefined : ('badForm' as const)),
  messages: { badForm: { text: message } },
});

/** A lenient check, because a stricter one would reject addresses that exist. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

const pinCodeDigits = 6;

/** The text format of each `semantic` (D64). */
export const formatsOf = (messages: FormatMessages): Readonly<Record<string, TextFormat>> => ({
  phone: {
    inputMode: 'tel',
    autoComplete: 'tel-national',
    clean: nationalPhone,
    show: groupedPhone,
    example: '9876543210',
    ...checked(isPhone, messages.phone),
  },
  email: {
    inputMode: 'email',
    autoComplete: 'email',
    clean: typedEmail,
    example: 'asha@example.in',
    ...checked(isEmail, messages.email),
  },
  pan: {
    edit: panEdit,
    show: inGroups(5, 4, 1),
    example: 'ABCPE1234F',
    ...checked(isPan, messages.pan),
  },
  aadhaar: {
    inputMode: 'numeric',
    edit: aadhaarEdit,
    show: inGroups(4, 4, 4),
    example: '234123412346',
    ...checked(isAadhaar, messages.aadhaar),
  },
  pincode: {
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    clean: (text, _, previous) => editDigits(previous, text, pinCodeDigits),
    example: '400069',
    ...checked((text) => /^[1-9]\d{5}$/.test(text), messages.pincode),
  },
  ifsc: { edit: ifscEdit, example: 'SBIN0000123', ...checked(isIfsc, messages.ifsc) },
  name: { autoComplete: 'name', edit: personNameEdit },
});
