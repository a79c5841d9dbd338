import type { FieldProblem } from '../../refusals/errors.ts';
import { canBeHidden, type Field } from './find-form.ts';
import { checkOf, nameOf, toText, type Answers } from './field-checks.ts';
import { valueRuleOf } from './value-rules.ts';

/** With this work status the fields that may be hidden are shown, and optional (§4). */
const statusThatShowsHideable = '3';
const formChanged = 'is not asked for here. Please load the form again.';

/**
 * What is wrong with the answers to a form: its fields in order, then answers that it does not ask
 * for. Empty when everything is right.
 */
export function checkAnswers(fields: readonly Field[], answers: Answers): readonly FieldProblem[] {
  const given = new Map(Object.entries(answers).filter(([, answer]) => toText(answer) !== ''));
  const showsHideable = toText(given.get('workStatus')) === statusThatShowsHideable;
  const shown = fields.filter((field) => showsHideable || !canBeHidden(field));
  const shownNames = new Set(shown.map(({ value }) => value));
  const unasked = [...given.keys()].filter((name) => !shownNames.has(name));
  const context = { shown, given };
  return [
    ...shown.flatMap((field) => {
      const answer = given.get(field.value);
      const msg = answer === undefined ? missing(field) : problem(field, answer);
      return msg === null ? [] : [{ name: field.value, msg }];
    }),
    ...unasked.map((name) => ({ name, msg: `${labelOf(name)} ${formChanged}` })),
  ];

  function labelOf(name: string): string {
    return fields.find(({ value }) => value === name)?.key ?? 'One of your answers';
  }

  function problem(field: Field, answer: string | number): string | null {
    return (
      checkOf(field)(field, toText(answer), context) ??
      valueRuleOf(field.value)?.(toText(answer)) ??
      null
    );
  }
}

function missing(field: Field): string | null {
  if (field.checkReq !== 1 || canBeHidden(field)) return null;
  const verb = field.dataType === 1 ? 'fill in' : 'choose';
  return `Please ${verb} your ${nameOf(field)}.`;
}
