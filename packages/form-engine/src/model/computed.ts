import type { FormData } from './field-facts.ts';
import type { FormDescription } from './field.ts';
import { fieldsShown, sentValue } from './visibility.ts';

/**
 * The computed answers that are not what they should be for these answers, by key, with what they should be. They
 * follow from the shown fields above them, so none can wait for itself.
 */
export function computedChanges(
  form: FormDescription,
  data: FormData,
): readonly (readonly [key: string, value: unknown])[] {
  if (!form.fields.some(({ compute }) => compute !== undefined)) return [];
  const above = new Map<string, unknown>();
  return fieldsShown(form, ({ key }) => data[key]).flatMap((field) => {
    const { key, name, compute } = field;
    const value: unknown = compute ? compute((other) => above.get(other)) : data[key];
    above.set(name, sentValue(field, value));
    return value === data[key] ? [] : [[key, value] as const];
  });
}
