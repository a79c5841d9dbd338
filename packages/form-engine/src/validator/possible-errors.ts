import type { Field, FormDescription } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';
import type { FormMessages } from '../model/messages.ts';
import { errorMessage } from './error-message.ts';
import { fieldsWithSampleRows, satisfyingAnswer } from './sample-values.ts';
import type { ValidationError } from './validate.ts';
import { visibilityRequirements } from './answer-requirements.ts';

/** An error that a field of the form can have, and its message. */
export interface PossibleError extends ValidationError {
  message: string;
}

/** Returns all errors that the fields' own rules can produce. Helps to test a form definition. */
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

/**
 * Returns whether a field can have the error. An error without an entry is possible for all fields
 * whose type has a message for the error.
 */
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

function fieldsEverShown(form: FormDescription): readonly Field[] {
  const fields = fieldsWithSampleRows(form);
  return fields.filter((field) =>
    visibilityRequirements(field).every((requirement) => {
      const dependency = fields.find(({ name }) => name === requirement.name);
      return (
        dependency &&
        (requirement.tries.length === 0 || satisfyingAnswer(requirement, dependency) !== undefined)
      );
    }),
  );
}
