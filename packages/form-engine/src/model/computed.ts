import type { FormData } from './field-facts.ts';
import type { Field, FormDescription } from './field.ts';
import { isFilledIn } from './filled-in.ts';
import { pathIn } from './rows.ts';
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
  const inRows = new Map<string, unknown[]>();
  return fieldsShown(form, ({ key }) => data[key]).flatMap((field) => {
    const { key, name, row, compute } = field;
    const value: unknown = compute
      ? compute((other) => above.get(other) ?? inRows.get(other))
      : data[key];
    const sent = sentValue(field, value);
    above.set(name, sent);
    if (row && isFilledIn(sent)) {
      const path = pathIn(row);
      inRows.set(path, inRows.get(path) ?? []);
      inRows.get(path)?.push(sent);
    }
    return value === data[key] ? [] : [[key, value] as const];
  });
}

const isComputed = ({ compute, rows }: Field): boolean =>
  compute !== undefined || rows?.fields.some(isComputed) === true;
