import { deepEquals } from '@rjsf/utils';
import type { Field, FormDescription } from '../model/field.ts';
import { isSameList } from '../shared/same-list.ts';
import type { ParsedForm } from './parse-fields.ts';

/**
 * What was read now, with the same objects as before wherever nothing has changed: another list with the same
 * content renders nothing, and a changed field renders only itself.
 */
export function keepSame(before: ParsedForm | undefined, now: ParsedForm): ParsedForm {
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

/** All other facts of a field follow from what was sent and from its type. */
const isSameField = (one: Field, other: Field): boolean =>
  one.definition === other.definition &&
  one.parentKey === other.parentKey &&
  one.isRequired === other.isRequired &&
  deepEquals(one.showWhen, other.showWhen) &&
  (one.sent === other.sent || deepEquals(one.sent, other.sent));
