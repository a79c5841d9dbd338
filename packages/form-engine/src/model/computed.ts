import type { FormData } from './field-facts.ts';
import type { FormDescription } from './field.ts';
import { fieldsShown } from './visibility.ts';

/** The computed answers that are not what they should be for these answers, by key, with what they should be. */
export function computedChanges(
  form: FormDescription,
  data: FormData,
): readonly (readonly [key: string, value: unknown])[] {
  const computed = form.fields.filter(({ compute }) => compute !== undefined);
  if (computed.length === 0) return [];
  const shown = new Map(
    fieldsShown(form, ({ key }) => data[key]).map(({ name, key }) => [name, key]),
  );
  const answerOf = (name: string) => {
    const key = shown.get(name);
    return key === undefined ? undefined : data[key];
  };
  return computed.flatMap(({ key, compute }) => {
    const value = compute?.(answerOf);
    return value === data[key] ? [] : [[key, value] as const];
  });
}
