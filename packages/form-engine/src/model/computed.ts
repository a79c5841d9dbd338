import type { FormData } from './field-facts.ts';
import type { Field, FormDescription } from './field.ts';
import { isFilledIn } from './filled-in.ts';
import { groupsIn } from './rows.ts';
import { fieldsShown, sentValue } from './visibility.ts';

/**
 * The computed answers that are not what they should be for these answers, by key, with what they should be. They
 * follow from the shown fields above them, so none can wait for itself. A field in rows has the list of its answers.
 */
export function computedChanges(
  form: FormDescription,
  data: FormData,
): readonly (readonly [key: string, value: unknown])[] {
  if (!form.fields.some(isComputed)) return [];
  const above = new Map<string, unknown>();
  const fields = fieldsShown(form, ({ key }) => data[key]);
  const inRows = groupsIn(fields)?.byPath(fields);
  const answerOf = (name: string) =>
    above.get(name) ??
    inRows
      ?.get(name)
      ?.map((one) => above.get(one.name))
      .filter(isFilledIn);
  return fields.flatMap((field) => {
    const { key, name, compute } = field;
    const value: unknown = compute ? compute(answerOf) : data[key];
    above.set(name, sentValue(field, value));
    return value === data[key] ? [] : [[key, value] as const];
  });
}

const isComputed = ({ compute, rows }: Field): boolean =>
  compute !== undefined || rows?.fields.some(isComputed) === true;
