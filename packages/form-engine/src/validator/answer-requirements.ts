import { holds, leavesOf, orderNames, type Condition, type Leaf } from '../model/condition.ts';
import type { FormValue } from '../model/form-value.ts';
import type { Field } from '../model/field.ts';

/** The requirement on one field's answer that makes a condition hold. */
export interface AnswerRequirement {
  /** The payload name of the field. */
  name: string;
  /** Candidate answers; if empty, any other answer may work. */
  tries: readonly FormValue[];
  accepts: (answer: FormValue | undefined) => boolean;
}

/** The requirements that make a condition hold, by its first alternative; ignores comparisons of fields. */
export function requirementsFor(
  condition: Condition,
  mustHold = true,
): readonly AnswerRequirement[] {
  if ('not' in condition) return requirementsFor(condition.not, !mustHold);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  if (!parts) return leavesOf(condition).map((leaf) => requirementOf(leaf, mustHold));
  const needsAll = 'all' in condition === mustHold;
  return (needsAll ? parts : parts.slice(0, 1)).flatMap((part) => requirementsFor(part, mustHold));
}

const requirementOf = (leaf: Leaf, mustHold: boolean): AnswerRequirement => ({
  name: leaf.field,
  tries: mustHold ? triesFor(leaf) : [],
  accepts: (answer) => holds(leaf, () => answer) === mustHold,
});

function triesFor(leaf: Leaf): readonly FormValue[] {
  if ('equals' in leaf) return inEachType(leaf.equals);
  if ('in' in leaf) return leaf.in.flatMap(inEachType);
  return orderNames.flatMap((name) => {
    const value = (leaf as Partial<Record<string, unknown>>)[name];
    return typeof value === 'number' ? [value, value + 1, value - 1].flatMap(inEachType) : [];
  });
}

const inEachType = (answer: string | number): readonly FormValue[] => [
  answer,
  String(answer),
  Number(answer),
];

/** The requirements for a field to be visible; none if it always is. */
export const showRequirements = ({
  showWhen,
}: Pick<Field, 'showWhen'>): readonly AnswerRequirement[] =>
  showWhen ? requirementsFor(showWhen) : [];
