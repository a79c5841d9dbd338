import type { Choice, FieldProperties } from '../../model/field-facts.ts';
import type { ValueRule } from '../../model/field-type.ts';

export const loadedChoiceMessages = {
  required: 'choiceRequired',
  notInList: 'choiceUnknown',
  notLoaded: 'choicesNotLoaded',
} as const;

/** No value is valid before the choices are loaded. An empty list makes the field optional. */
export function loadedChoiceRule(
  { isRequired }: FieldProperties,
  choices: readonly Choice[] | undefined,
): ValueRule {
  return {
    type: 'string',
    isRequired: isRequired && choices?.length !== 0,
    codes: choices?.map((choice) => choice.value) ?? [],
  };
}
