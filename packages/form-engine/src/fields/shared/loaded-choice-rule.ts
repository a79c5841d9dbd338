import type { Choice, FieldFacts } from '../../model/field-facts.ts';
import type { ValueRule } from '../../model/field-type.ts';

/** The errors of a field with loaded choices. */
export const loadedChoiceMessages = {
  required: 'choiceRequired',
  notInList: 'choiceUnknown',
  notLoaded: 'choicesNotLoaded',
} as const;

/**
 * The rule of a field with loaded choices. Before they are loaded, no value is valid. If the list
 * is empty, the field is optional, because a required one would block the form.
 */
export function loadedChoiceRule(
  { isRequired }: FieldFacts,
  choices: readonly Choice[] | undefined,
): ValueRule {
  return {
    type: 'string',
    isRequired: isRequired && choices?.length !== 0,
    codes: choices?.map((choice) => choice.value) ?? [],
  };
}
