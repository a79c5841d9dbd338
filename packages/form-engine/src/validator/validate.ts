import type { Choice } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { Problem } from '../model/kind.ts';
import { answerIn, isFilledIn, visibleFields } from '../model/visibility.ts';
import { checkRows } from './check-rows.ts';

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
  return checkFields(visibleFields(form, values), ({ name }) => answerIn(values, name), choicesOf);
}

const hasChoices = (field: Field, choicesOf: ChoicesOf): boolean =>
  field.definition.source === undefined || choicesOf(field) !== undefined;

const ownProblem = (field: Field, value: unknown): Problem | undefined =>
  isFilledIn(value) ? field.definition.check?.(value, field) : undefined;

/** As `validate`, but for these fields, of which each is shown. */
export function checkFields(
  fields: readonly Field[],
  valueOf: (field: Field) => unknown,
  choicesOf: ChoicesOf,
): readonly FieldProblem[] {
  const rows = fields.map((field) => ({
    rule: field.definition.rule(field, choicesOf(field)),
    value: valueOf(field),
  }));
  const problems = checkRows(rows);
  return fields.flatMap((field, index) => {
    const problem = problems.get(index) ?? ownProblem(field, rows[index]?.value);
    if (!problem) return [];
    const isUnknown = problem === 'notInList' && !hasChoices(field, choicesOf);
    return [{ field, problem: isUnknown ? 'notLoaded' : problem }];
  });
}
