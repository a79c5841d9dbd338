import { comparisonOperators, type Condition } from '../model/condition.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));

const isComparable = (value: unknown): boolean =>
  isAnswer(value) || (isObject(value) && typeof value['field'] === 'string');

const isAnswers = (value: unknown): boolean => Array.isArray(value) && value.every(isAnswer);

const leaves: Readonly<Record<string, (value: unknown) => boolean>> = {
  equals: isAnswer,
  in: isAnswers,
  empty: (value) => typeof value === 'boolean',
  ...Object.fromEntries(comparisonOperators.map((name) => [name, isComparable])),
};

/** Limits the recursion. Real conditions are not nested deeper. */
const depthMax = 10;

export function readCondition(value: unknown, depth = 0): Condition | undefined {
  if (!isObject(value) || depth > depthMax) return undefined;
  const { not, all, any, field } = value;
  if (not !== undefined) {
    const inner = readCondition(not, depth + 1);
    return inner && { not: inner };
  }
  if (all !== undefined || any !== undefined) {
    const parts = readParts(all ?? any, depth + 1);
    return parts && (all === undefined ? { any: parts } : { all: parts });
  }
  if (typeof field !== 'string') return undefined;
  const operator = Object.keys(leaves).find((name) => Object.hasOwn(value, name));
  if (operator === undefined || !leaves[operator]?.(value[operator])) return undefined;
  return { field, [operator]: value[operator] } as unknown as Condition;
}

function readParts(list: unknown, depth: number): readonly Condition[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const parts = list.map((part) => readCondition(part, depth));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}
