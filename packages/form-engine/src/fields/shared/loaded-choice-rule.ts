import type { Choice, FieldFacts } from '../../model/field-facts.ts';
import type { ValueRule } from '../../model/field-type.ts';

/** The errors of a field with loaded choices. */
export const loadedChoiceMessages = {
  required: 'choiceRequired',
  notInList: 'choiceUnknown',
  notLoaded: 'choicesNotLoaded',
} as const;

/**
 * One of the loaded choices. Before they are loaded, no value passes. If the list is empty, the field
 * is not required: otherwise nobody could go on.
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
