import type { Choice, FieldFacts } from '../../descriptor/field.ts';
import type { ValueRule } from '../definition.ts';

/**
 * One of the choices that were loaded. While they are not, nothing is right; a list that came empty
 * is not asked for, or nobody could go on.
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
