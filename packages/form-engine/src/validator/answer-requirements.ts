import {
  isConditionMet,
  simpleConditionsIn,
  comparisonOperators,
  type Condition,
  type SimpleCondition,
} from '../model/condition.ts';
import type { FormValue } from '../model/form-value.ts';
import type { Field } from '../model/field.ts';

/** Describes which answers of the field `name` make a condition true. */
export interface AnswerRequirement {
  name: string;
  /**
   * Candidate answers from the condition, to be checked with `accepts`. Empty if the condition
   * suggests none, for example 'not 3'.
   */
  tries: readonly FormValue[];
  accepts: (answer: FormValue | undefined) => boolean;
}

/**
 * Returns the requirements that make the condition true, or false if `mustHold` is false. If one of
 * several conditions is enough, for example in `any`, only the first is considered.
 */
export function requirementsFor(
  condition: Condition,
  mustHold = true,
): readonly AnswerRequirement[] {
  if ('not' in condition) return requirementsFor(condition.not, !mustHold);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  if (!parts) return simpleConditionsIn(condition).map((leaf) => requirementOf(leaf, mustHold));
  const needsAll = 'all' in condition === mustHold;
  return (needsAll ? parts : parts.slice(0, 1)).flatMap((part) => requirementsFor(part, mustHold));
}

const requirementOf = (leaf: SimpleCondition, mustHold: boolean): AnswerRequirement => ({
  name: leaf.field,
  tries: mustHold ? candidatesFor(leaf) : [],
  accepts: (answer) => isConditionMet(leaf, () => answer) === mustHold,
});

function candidatesFor(leaf: SimpleCondition): readonly FormValue[] {
  if ('equals' in leaf) return asStringAndNumber(leaf.equals);
  if ('in' in leaf) return leaf.in.flatMap(asStringAndNumber);
  return comparisonOperators.flatMap((name) => {
    const value = (leaf as Partial<Record<string, unknown>>)[name];
    return typeof value === 'number'
      ? [value, value + 1, value - 1].flatMap(asStringAndNumber)
      : [];
  });
}

const asStringAndNumber = (answer: string | number): readonly FormValue[] => [
  answer,
  String(answer),
  Number(answer),
];

export const visibilityRequirements = ({
  showWhen,
}: Pick<Field, 'showWhen'>): readonly AnswerRequirement[] =>
  showWhen ? requirementsFor(showWhen) : [];
