import { defaultConfig } from '../schema/default-config.ts';
import { numberField } from './number.field.ts';
import { multiSelectField } from '../fields/multi-select/multi-select.field.ts';
import type { FormConfig } from '../model/config.ts';
import { booleanField } from './boolean.field.ts';
import { boundedText } from './bounded-text.field.ts';
import { dayFields } from './day-fields.ts';
import { englishExtendedMessages, type ExtendedMessages } from './english-extended-messages.ts';
import { extensionWith } from './extension.ts';
import { groupField, singleGroupField } from './groups/group.field.ts';
import { formatsOf } from './formats.ts';
import { pagesWith } from './pages/pages.ts';

/**
 * The product's config with extended descriptors (D64): conditions, computed answers, text formats,
 * dates, masks, multiple choices, groups and pages.
 */
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
  extension: extensionWith(formatsOf(messages)),
  pages: pagesWith(messages),
});
