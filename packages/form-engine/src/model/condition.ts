import { isFilledIn } from './filled-in.ts';

type Answer = string | number;

/** The operand of a comparison: a fixed value, or the answer of another field. */
type Compared = Answer | { field: string };

/**
 * A condition on the answer of the field whose payload name is `field`. If the answer has several
 * choices, one matching choice is enough for `equals` and `in`. Comparisons such as `moreThan` are
 * false without an answer.
 */
export type Condition =
  | { field: string; equals: Answer }
  | { field: string; in: readonly Answer[] }
  | { field: string; empty: boolean }
  | { field: string; moreThan: Compared }
  | { field: string; atLeast: Compared }
  | { field: string; lessThan: Compared }
  | { field: string; atMost: Compared }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition };

export type SimpleCondition = Extract<Condition, { field: string }>;

/** Returns the answer of the field with the payload name `name`; undefined without an answer. */
export type GetAnswer = (name: string) => unknown;

/** `order` is positive if the answer is greater than the operand, and negative if it is less. */
const orders = {
  moreThan: (order: number) => order > 0,
  atLeast: (order: number) => order >= 0,
  lessThan: (order: number) => order < 0,
  atMost: (order: number) => order <= 0,
} as const;

export type ComparisonOperator = keyof typeof orders;
export const comparisonOperators = Object.keys(orders) as ComparisonOperator[];

export function isConditionMet(condition: Condition, answerOf: GetAnswer): boolean {
  if ('not' in condition) return !isConditionMet(condition.not, answerOf);
  if ('all' in condition) return condition.all.every((part) => isConditionMet(part, answerOf));
  if ('any' in condition) return condition.any.some((part) => isConditionMet(part, answerOf));
  const answer = answerOf(condition.field);
  if ('empty' in condition) return condition.empty !== isFilledIn(answer);
  if ('equals' in condition) return isAnswer(answer, [condition.equals]);
  if ('in' in condition) return isAnswer(answer, condition.in);
  return comparisonOperators.some(
    (name) => name in condition && isInOrder(name, condition, answer, answerOf),
  );
}

const isAnswer = (answer: unknown, expected: readonly Answer[]): boolean =>
  [answer]
    .flat()
    .some((one) => isScalar(one) && expected.some((value) => String(value) === String(one)));

function isInOrder(
  name: ComparisonOperator,
  condition: SimpleCondition,
  answer: unknown,
  answerOf: GetAnswer,
): boolean {
  const operand = (condition as Partial<Record<ComparisonOperator, Compared>>)[name];
  const value = typeof operand === 'object' ? answerOf(operand.field) : operand;
  if (!isScalar(answer) || !isScalar(value)) return false;
  if (!isFilledIn(answer) || !isFilledIn(value)) return false;
  return orders[name](orderOf(answer, value));
}

function orderOf(one: Answer, other: Answer): number {
  const difference = Number(one) - Number(other);
  if (!Number.isNaN(difference)) return difference;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}

const isScalar = (value: unknown): value is Answer =>
  typeof value === 'string' || typeof value === 'number';

export function simpleConditionsIn(condition: Condition): readonly SimpleCondition[] {
  if ('not' in condition) return simpleConditionsIn(condition.not);
  if ('all' in condition) return condition.all.flatMap(simpleConditionsIn);
  return 'any' in condition ? condition.any.flatMap(simpleConditionsIn) : [condition];
}

/** The payload names of the fields that a condition depends on. */
export const conditionFields = (condition: Condition): readonly string[] =>
  simpleConditionsIn(condition).flatMap((leaf) => [leaf.field, ...fieldsComparedIn(leaf)]);

const fieldsComparedIn = (leaf: SimpleCondition): readonly string[] =>
  Object.values(leaf).flatMap((value) =>
    value instanceof Object && 'field' in value ? [value.field] : [],
  );
