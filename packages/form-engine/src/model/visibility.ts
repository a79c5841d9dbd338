import { fieldsShown } from './condition.ts';
import type { Field, FormDescription, FormValues } from './field.ts';

type Answers = Readonly<Record<string, unknown>>;

const answerIn = (values: Answers, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The fields to show for these values (by payload name). */
export const visibleFields = (form: FormDescription, values: Answers): readonly Field[] =>
  fieldsShown(form, ({ name }) => answerIn(values, name));

/** The part of these values that may be sent: the shown fields that are filled in. */
export function stripHidden(form: FormDescription, values: Answers): FormValues {
  return Object.fromEntries(
    visibleFields(form, values).flatMap(({ name }) => {
      const value = answerIn(values, name);
      return isFilledIn(value) ? [[name, value]] : [];
    }),
  );
}

/** A blank text counts as no answer. */
export const isFilledIn = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
