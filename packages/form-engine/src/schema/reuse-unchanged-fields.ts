import { deepEquals } from '@rjsf/utils';
import type { FormConfig } from '../model/config.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { isSameList } from '../shared/same-list.ts';
import type { ParsedForm } from './parse-fields.ts';

/** Reuses the objects of unchanged fields from `before`, so that only changed fields re-render. */
export function reuseUnchangedFields(before: ParsedForm | undefined, now: ParsedForm): ParsedForm {
  if (!before) return now;
  const form = sameForm(before.form, now.form);
  const issues = deepEquals(before.issues, now.issues) ? before.issues : now.issues;
  return form === before.form && issues === before.issues ? before : { form, issues };
}

function sameForm(before: FormDescription, now: FormDescription): FormDescription {
  const known = new Map(before.fields.map((field) => [field.key, field]));
  const fields = now.fields.map((field) => {
    const old = known.get(field.key);
    return old && isSameField(old, field) ? old : field;
  });
  const isSame =
    isSameList(before.fields, fields) &&
    before.sensitive === now.sensitive &&
    before.pages === now.pages &&
    before.computed === now.computed &&
    before.schema === now.schema &&
    isSameList(before.validate, now.validate) &&
    isSameList(before.validateAsync, now.validateAsync);
  return isSame ? before : { ...now, fields };
}

/**
 * Comparing these properties is enough: all others result from the descriptor (`sent`), the type
 * (`definition`) and the config. `isSameFieldConfig` compares the configs.
 */
const isSameField = (first: Field, second: Field): boolean =>
  first.definition === second.definition &&
  first.parentKey === second.parentKey &&
  first.isRequired === second.isRequired &&
  deepEquals(first.showWhen, second.showWhen) &&
  (first.sent === second.sent || deepEquals(first.sent, second.sent));

/** The visibility rules are missing here, because `isSameField` compares their results. */
export const isSameFieldConfig = (one: FormConfig, other: FormConfig): boolean =>
  one.format === other.format &&
  one.extension === other.extension &&
  one.sensitive === other.sensitive;
