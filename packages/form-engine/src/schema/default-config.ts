import { isSensitiveField, isSensitiveValue } from '../drafts/sensitive-fields.ts';
import { defaultFormat } from './default-format.ts';
import { defaultFieldTypes } from '../fields/registry.ts';
import type { FormConfig } from '../model/config.ts';

/** §4 names neither the field nor the answer: both are assumed. */
const workStatus = 'workStatus';
const showingWorkStatus = '3';

/** The forms of the product: its field types (§3), its work status (§4), the identity numbers of India. */
export const defaultConfig = {
  fieldTypes: defaultFieldTypes,
  visibility: ({ name, canHide }) =>
    canHide && name !== workStatus
      ? { showWhen: { field: workStatus, equals: showingWorkStatus }, isOptional: true }
      : undefined,
  format: defaultFormat,
  sensitive: { isField: isSensitiveField, isValue: isSensitiveValue },
} as const satisfies FormConfig;
