import type { Field, FormDescription } from '../model/field.ts';
import type { Problem } from '../model/problem.ts';
import type { FormTexts } from '../model/texts.ts';
import { problemText } from './problem-text.ts';
import { fieldsWithSampleRows, wishedAnswer } from './sample-values.ts';
import type { FieldProblem } from './validate.ts';
import { showingWishes } from './wishes.ts';

/** An error that a field of the form can have, with its words. */
export interface PossibleError extends FieldProblem {
  text: string;
}

/** Exactly the errors that the rules of a form can find, for people who check a form. */
export function possibleErrors(form: FormDescription, texts: FormTexts): readonly PossibleError[] {
  return fieldsEverShown(form).flatMap((field) => {
    const problems = Object.keys(field.definition.messages) as Problem[];
    return problems
      .filter((problem) => conditions[problem]?.(field) ?? true)
      .map((problem) => ({ field, problem, text: problemText(field, problem, texts) }));
  });
}

/** Problems that only some fields of a kind can have. */
const conditions: Partial<Record<Problem, (field: Field) => boolean>> = {
  required: ({ isRequired, requiredWhen, compute }) =>
    compute === undefined && (isRequired || requiredWhen !== undefined),
  digitsOnly: (field) => field.isDigits,
  badForm: ({ bounds, meaning }) => bounds?.form !== undefined || meaning?.check !== undefined,
  outOfRange: ({ kind, bounds }) =>
    kind !== 'text' || bounds?.min !== undefined || bounds?.max !== undefined,
};

/** All fields, but those with a condition only if the fields that decide can have such answers. */
function fieldsEverShown(form: FormDescription): readonly Field[] {
  const fields = fieldsWithSampleRows(form);
  return fields.filter((field) =>
    showingWishes(field).every((wish) => {
      const decider = fields.find(({ name }) => name === wish.name);
      return decider && (wish.tries.length === 0 || wishedAnswer(wish, decider) !== undefined);
    }),
  );
}
