import type { FieldDescriptor } from '../schema/field-descriptor.ts';
import type { Choice } from '../model/field-facts.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { possibleErrors } from '../validator/possible-errors.ts';
import { validateForm } from '../validator/validate.ts';
import { englishMessages } from '../english-messages.ts';

export function fieldUnderTest(fields: readonly FieldDescriptor[], choices?: readonly Choice[]) {
  const { form } = parseFields(fields);
  const field = form.fields.at(-1);
  if (!field) throw new Error('No descriptor that can be shown');
  return {
    field,
    problemOf: (value: unknown) =>
      validateForm(form, { [field.name]: value }, () => choices).find(
        (found) => found.field.key === field.key,
      )?.type,
    errors: possibleErrors(form, englishMessages)
      .filter((found) => found.field.key === field.key)
      .map(({ message }) => message),
  };
}
