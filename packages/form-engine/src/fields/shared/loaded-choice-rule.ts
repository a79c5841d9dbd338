import type { Choice, FieldFacts } from '../../descriptor/field.ts';
import type { ValueRule } from '../definition.ts';

/** What a field with loaded choices says; a value is not refused for a list that has not come yet. */
export const loadedChoiceMessages = {
  required: 'choiceRequired',
  notInList: 'choiceUnknown',
  notLoaded: 'choicesNotLoaded',
} as const;

/**
 * One of the choices that were loaded. While they are not, nothing can be sent; a list that came
 * empty is not asked for, or nobody could go on.
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
