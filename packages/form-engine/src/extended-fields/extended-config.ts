import {
  editAadhaar,
  editDigits,
  groupedPhone,
  editIfsc,
  isAadhaar,
  isIfsc,
  isPan,
  isPhone,
  nationalPhone,
  editPan,
  editPersonName,
  normalizeTypedEmail,
} from '@kosha/domain';
import { defaultConfig } from '../schema/default-config.ts';
import { numberField } from './number.field.ts';
import { multiSelectField } from '../fields/multi-select/multi-select.field.ts';
import type { FormConfig } from '../model/config.ts';
import { booleanField } from './boolean.field.ts';
import { boundedText } from './bounded-text.field.ts';
import { dayFields } from './day-fields.ts';
import {
  englishExtendedMessages,
  type ExtendedMessages,
  type FormatMessages,
} from './english-extended-messages.ts';
import { createFormExtension } from './extension.ts';
import { groupField, singleGroupField } from './groups/group.field.ts';
import type { PagesDefinition } from '../model/pages.ts';
import type { PageMessages } from '../model/page-messages.ts';
import { PageFrame } from './pages/page-frame.tsx';
import { usePages } from './pages/use-pages.ts';
import type { TextFormat } from '../model/text-format.ts';
import { inGroups } from './in-groups.ts';

const checked = (isRight: (text: string) => boolean, message: string) => ({
  check: (text: string) => (isRight(text) ? undefined : ('badForm' as const)),
  messages: { badForm: { text: message } },
});

/** Lenient, because a stricter check would reject some valid addresses. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

const pinCodeDigits = 6;

/** The text format of each `semantic` (D64). */
const formatsOf = (messages: FormatMessages): Readonly<Record<string, TextFormat>> => ({
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
    clean: normalizeTypedEmail,
    example: 'asha@example.in',
    ...checked(isEmail, messages.email),
  },
  pan: {
    edit: editPan,
    show: inGroups(5, 4, 1),
    example: 'ABCPE1234F',
    ...checked(isPan, messages.pan),
  },
  aadhaar: {
    inputMode: 'numeric',
    edit: editAadhaar,
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
  ifsc: { edit: editIfsc, example: 'SBIN0000123', ...checked(isIfsc, messages.ifsc) },
  name: { autoComplete: 'name', edit: editPersonName },
});

const known = new WeakMap<PageMessages, PagesDefinition>();

/** Returns the same `usePages` for the same `messages`, because a hook must not change. */
function pagesWith(messages: PageMessages): PagesDefinition {
  const pages = known.get(messages) ?? {
    usePages: (input) => usePages(input, messages),
    top: PageFrame,
  };
  known.set(messages, pages);
  return pages;
}

/** The default config plus support for extended descriptors (D64). */
export const extendedConfig = (
  messages: ExtendedMessages = englishExtendedMessages,
): FormConfig => ({
  ...defaultConfig,
  fieldTypes: {
    ...defaultConfig.fieldTypes,
    text: boundedText(messages),
    number: numberField(messages, { isWhole: false }),
    integer: numberField(messages, { isWhole: true }),
    boolean: booleanField,
    ...dayFields(messages),
    multiSelect: multiSelectField(),
    group: groupField(messages),
    singleGroup: singleGroupField(messages),
  },
  extension: createFormExtension(formatsOf(messages)),
  pages: pagesWith(messages),
});
