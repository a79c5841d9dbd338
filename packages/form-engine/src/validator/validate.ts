import type { Choice } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { Problem } from '../model/kind.ts';
import { answerIn, isFilledIn, visibleFields } from '../model/visibility.ts';
import { checkValue } from './check-value.ts';

/** What is wrong with one field's value. */
export interface FieldProblem {
  field: Field;
  problem: Problem;
}

/** The loaded choices of a field; undefined before they are loaded. */
export type ChoicesOf = (field: Field) => readonly Choice[] | undefined;

const notLoadedYet: ChoicesOf = () => undefined;

/**
 * What is wrong with these values (by payload name): at most one problem a field, in the order of
 * the form, of shown fields only. Without `choicesOf`, loaded choices are 'notLoaded'.
 */
export function validate(
  form: FormDescription,
  values: Readonly<Record<string, unknown>>,
  choicesOf: ChoicesOf = notLoadedYet,
): readonly FieldProblem[] {
  return visibleFields(form, values).flatMap((field) => {
    const problem = checkField(field, answerIn(values, field.name), choicesOf(field));
    return problem ? [{ field, problem }] : [];
  });
}

/** What is wrong with this value of a shown field; `choices` are the loaded ones. */
export function checkField(
  field: Field,
  value: unknown,
  choices: readonly Choice[] | undefined,
): Problem | undefined {
  const { rule, check, source } = field.definition;
  const problem =
    checkValue(rule(field, choices), value) ??
    (isFilledIn(value) ? check?.(value, field) : undefined);
  const isLoaded = source === undefined || choices !== undefined;
  return problem === 'notInList' && !isLoaded ? 'notLoaded' : problem;
}
