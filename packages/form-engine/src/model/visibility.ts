import { holds, type AnswerOf } from './condition.ts';
import type { FormValues } from './field-facts.ts';
import type { Field, FormDescription } from './field.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The answer under this payload name; undefined if there is none, even if these are no answers. */
export const answerIn = (values: Answers | null, name: string): unknown =>
  values !== null && Object.hasOwn(values, name) ? values[name] : undefined;

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

/** Anything that can be seen: no space, no control character and nothing of zero width. */
const seen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** A blank text counts as no answer, and so does one that shows nothing. */
export const isFilledIn = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && seen.test(value));

/**
 * The fields whose conditions hold. The answer of a hidden field counts as none; of fields that wait
 * for each other in a circle none is shown.
 */
export function fieldsShown(
  { fields }: FormDescription,
  valueOf: (field: Field) => unknown,
): readonly Field[] {
  if (fields.every(({ showWhen }) => showWhen === undefined)) return fields;
  const byName = new Map(fields.map((field) => [field.name, field]));
  const known = new Map<Field, boolean>();
  const isShown = (field: Field): boolean => {
    const before = known.get(field);
    if (before !== undefined) return before;
    known.set(field, false);
    const result = field.showWhen === undefined || holds(field.showWhen, answerOf);
    known.set(field, result);
    return result;
  };
  const answerOf: AnswerOf = (name) => {
    const decider = byName.get(name);
    return decider && isShown(decider) ? valueOf(decider) : undefined;
  };
  return fields.filter(isShown);
}
