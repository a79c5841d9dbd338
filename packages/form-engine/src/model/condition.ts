import { isFilledIn } from './filled-in.ts';

type Answer = string | number;

/** A value, or the answer of another field by its payload name. */
type Compared = Answer | { field: string };

/**
 * What other answers must be, as data; `field` is a payload name. Answers are equal as texts. Numbers are compared as
 * numbers, anything else as text, such as days; with no answer no comparison holds. Of several choices one is enough.
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

/** A condition about one field. */
export type Leaf = Extract<Condition, { field: string }>;

/** The answer of a field, by its payload name; undefined for none. */
export type AnswerOf = (name: string) => unknown;

/** What the order of an answer and a value must be: negative, 0 or positive. */
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

const isAnswer = (answer: unknown, wanted: readonly Answer[]): boolean =>
  [answer]
    .flat()
    .some((one) => isScalar(one) && wanted.some((value) => String(value) === String(one)));

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

/** The conditions about single fields in a condition. */
export function leavesOf(condition: Condition): readonly Leaf[] {
  if ('not' in condition) return leavesOf(condition.not);
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  return 'any' in condition ? condition.any.flatMap(leavesOf) : [condition];
}

/** The fields that decide, by payload name. */
export const conditionFields = (condition: Condition): readonly string[] =>
  leavesOf(condition).flatMap((leaf) => [leaf.field, ...fieldsComparedIn(leaf)]);

const fieldsComparedIn = (leaf: Leaf): readonly string[] =>
  Object.values(leaf).flatMap((value) =>
    value instanceof Object && 'field' in value ? [value.field] : [],
  );
