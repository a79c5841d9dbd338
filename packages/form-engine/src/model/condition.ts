import { isFilledIn } from './filled-in.ts';

type Answer = string | number;

/** A value, or the answer of another field by its payload name. */
type Compared = Answer | { field: string };

/**
 * A condition on other answers, as data; `field` is a payload name. Equality compares strings. Order
 * compares numbers as numbers and anything else, such as dates, as strings; it is false without an
 * answer. For several choices, one match is enough.
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

/** A condition on one field. */
export type Leaf = Extract<Condition, { field: string }>;

/** The answer of a field, by its payload name; undefined for none. */
export type AnswerOf = (name: string) => unknown;

/** Comparison operators, applied to the sign of answer minus value. */
const orders = {
  moreThan: (order: number) => order > 0,
  atLeast: (order: number) => order >= 0,
  lessThan: (order: number) => order < 0,
  atMost: (order: number) => order <= 0,
} as const;

export type OrderName = keyof typeof orders;
export const orderNames = Object.keys(orders) as OrderName[];

export function holds(condition: Condition, answerOf: AnswerOf): boolean {
  if ('not' in condition) return !holds(condition.not, answerOf);
  if ('all' in condition) return condition.all.every((part) => holds(part, answerOf));
  if ('any' in condition) return condition.any.some((part) => holds(part, answerOf));
  const answer = answerOf(condition.field);
  if ('empty' in condition) return condition.empty !== isFilledIn(answer);
  if ('equals' in condition) return isAnswer(answer, [condition.equals]);
  if ('in' in condition) return isAnswer(answer, condition.in);
  return orderNames.some(
    (name) => name in condition && isInOrder(name, condition, answer, answerOf),
  );
}

const isAnswer = (answer: unknown, expected: readonly Answer[]): boolean =>
  [answer]
    .flat()
    .some((one) => isScalar(one) && expected.some((value) => String(value) === String(one)));

function isInOrder(name: OrderName, condition: Leaf, answer: unknown, answerOf: AnswerOf): boolean {
  const given = (condition as Partial<Record<OrderName, Compared>>)[name];
  const value = typeof given === 'object' ? answerOf(given.field) : given;
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

/** The leaf conditions of a condition. */
export function leavesOf(condition: Condition): readonly Leaf[] {
  if ('not' in condition) return leavesOf(condition.not);
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  return 'any' in condition ? condition.any.flatMap(leavesOf) : [condition];
}

/** The fields that a condition depends on, by payload name. */
export const conditionFields = (condition: Condition): readonly string[] =>
  leavesOf(condition).flatMap((leaf) => [leaf.field, ...fieldsComparedIn(leaf)]);

const fieldsComparedIn = (leaf: Leaf): readonly string[] =>
  Object.values(leaf).flatMap((value) =>
    value instanceof Object && 'field' in value ? [value.field] : [],
  );
