import { isSensitiveField, isSensitiveValue } from '../drafts/sensitive-fields.ts';
import { defaultFormat } from './default-format.ts';
import { defaultFieldTypes } from '../fields/registry.ts';
import type { FormConfig } from '../model/config.ts';

/** Our assumption: §4 specifies neither the field nor the answer that shows hideable fields. */
const workStatus = 'workStatus';
const statusShowingFields = '3';

/** The config of the product: field types (§3), work status (§4) and Indian identity numbers. */
export const defaultConfig = {
  fieldTypes: defaultFieldTypes,
  visibility: ({ name, canHide }) =>
    canHide && name !== workStatus
      ? { showWhen: { field: workStatus, equals: statusShowingFields }, isOptional: true }
      : undefined,
  format: defaultFormat,
  sensitive: { isField: isSensitiveField, isValue: isSensitiveValue },
} as const satisfies FormConfig;
