import { holds, leavesOf, orderNames, type Condition, type Leaf } from '../model/condition.ts';
import type { FormValue } from '../model/form-value.ts';
import type { Field } from '../model/field.ts';

/** What the answer of one field must be, so that a condition holds. */
export interface Wish {
  /** The payload name of the field that decides. */
  name: string;
  /** Answers to try; where there are none, any other may do. */
  tries: readonly FormValue[];
  accepts: (answer: FormValue | undefined) => boolean;
}

/** One way to make a condition hold: of several that do it the first. Comparisons with other fields are left out. */
export function wishesFor(condition: Condition, isWanted = true): readonly Wish[] {
  if ('not' in condition) return wishesFor(condition.not, !isWanted);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  if (!parts) return leavesOf(condition).map((leaf) => wishOf(leaf, isWanted));
  const needsAll = 'all' in condition === isWanted;
  return (needsAll ? parts : parts.slice(0, 1)).flatMap((part) => wishesFor(part, isWanted));
}

const wishOf = (leaf: Leaf, isWanted: boolean): Wish => ({
  name: leaf.field,
  tries: isWanted ? triesFor(leaf) : [],
  accepts: (answer) => holds(leaf, () => answer) === isWanted,
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

/** The wishes of a field's condition, none for a field that is always shown. */
export const showingWishes = ({ showWhen }: Pick<Field, 'showWhen'>): readonly Wish[] =>
  showWhen ? wishesFor(showWhen) : [];
