import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import type { Choice } from '../model/field-facts.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { possibleErrors } from '../validator/possible-errors.ts';
import { validate } from '../validator/validate.ts';
import { englishTexts } from '../english-texts.ts';

/** The last descriptor's field, to check values against. */
export function fieldUnderTest(
  descriptors: readonly DescriptorInput[],
  choices?: readonly Choice[],
) {
  const { form } = parseDescriptors(descriptors);
  const field = form.fields.at(-1);
  if (!field) throw new Error('No descriptor that can be shown');
  return {
    field,
    /** The problem a value has, or undefined. */
    problemOf: (value: unknown) =>
      validate(form, { [field.name]: value }, () => choices).find(
        (found) => found.field.key === field.key,
      )?.problem,
    /** Every error the field can ever show. */
    errors: possibleErrors(form, englishTexts)
      .filter((found) => found.field.key === field.key)
      .map(({ text }) => text),
  };
}
