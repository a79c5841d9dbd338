import type { Field, FormDescription } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';
import type { FormMessages } from '../model/messages.ts';
import { errorMessage } from './error-message.ts';
import { fieldsWithSampleRows, wishedAnswer } from './sample-values.ts';
import type { ValidationError } from './validate.ts';
import { showingWishes } from './wishes.ts';

/** An error that a field of the form can have, with its words. */
export interface PossibleError extends ValidationError {
  message: string;
}

/** Exactly the errors that the rules of a form can find, for people who check a form. */
export function possibleErrors(
  form: FormDescription,
  messages: FormMessages,
): readonly PossibleError[] {
  return fieldsEverShown(form).flatMap((field) => {
    const problems = Object.keys(field.definition.messages) as ErrorType[];
    return problems
      .filter((problem) => conditions[problem]?.(field) ?? true)
      .map((type) => ({ field, type, message: errorMessage(field, type, messages) }));
  });
}

/** Problems that only some fields of a field type can have. */
const conditions: Partial<Record<ErrorType, (field: Field) => boolean>> = {
  required: ({ isRequired, requiredWhen, compute }) =>
    compute === undefined && (isRequired || requiredWhen !== undefined),
  digitsOnly: (field) => field.isDigits,
  badForm: ({ type, bounds, format }) =>
    isNumber(type) || bounds?.form !== undefined || format?.check !== undefined,
  outOfRange: ({ type, bounds }) =>
    !(type === 'text' || isNumber(type)) || bounds?.min !== undefined || bounds?.max !== undefined,
};

const isNumber = (type: string): boolean => type === 'number' || type === 'integer';

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
