import type { Choice, Field, FormDescription } from '../descriptor/field.ts';
import type { Problem } from '../fields/definition.ts';
import { kindOf } from '../fields/registry.ts';
import { visibleFields } from '../visibility/visible-fields.ts';
import { checkRows } from './check-rows.ts';

/** What is wrong with one field's value. */
export interface FieldProblem {
  field: Field;
  problem: Problem;
}

/** The loaded choices of a field; undefined while there are none. */
export type ChoicesOf = (field: Field) => readonly Choice[] | undefined;

const NOT_LOADED: ChoicesOf = () => undefined;

/**
 * What is wrong with these values (by payload name), one problem a field, in the order of the form;
 * hidden fields are not asked. Without `choicesOf` no loaded choice is known: 'notLoaded'.
 */
export function validate(
  form: FormDescription,
  values: Readonly<Record<string, unknown>>,
  choicesOf: ChoicesOf = NOT_LOADED,
): readonly FieldProblem[] {
  return checkFields(
    visibleFields(form, values),
    ({ name }) => (Object.hasOwn(values, name) ? values[name] : undefined),
    choicesOf,
  );
}

const hasChoices = (field: Field, choicesOf: ChoicesOf): boolean =>
  kindOf(field.kind).source === undefined || choicesOf(field) !== undefined;

/** The same for fields that are known to be shown. */
export function checkFields(
  fields: readonly Field[],
  valueOf: (field: Field) => unknown,
  choicesOf: ChoicesOf,
): readonly FieldProblem[] {
  const rows = fields.map((field) => ({
    rule: kindOf(field.kind).rule(field, choicesOf(field)),
    value: valueOf(field),
  }));
  const problems = checkRows(rows);
  return fields.flatMap((field, index) => {
    const problem = problems.get(index);
    if (!problem) return [];
    const isUnknown = problem === 'notInList' && !hasChoices(field, choicesOf);
    return [{ field, problem: isUnknown ? 'notLoaded' : problem }];
  });
}
