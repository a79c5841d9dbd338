import { readTypedNumber } from '@kosha/domain';
import type { AnswerOf } from '../model/condition.ts';
import type { FieldFacts } from '../model/field-facts.ts';
import { isFilledIn } from '../model/filled-in.ts';

type Compute = NonNullable<FieldFacts['compute']>;

/** The payload name of a field, or a number. */
type Term = string | number;

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const read = readTypedNumber(String(value ?? ''), { maxFractionDigits: Infinity, hasSign: true });
  return read === null ? undefined : Number(read);
}

/** A term as a number. Answers from several rows are added up. */
function numberOf(term: Term, answerOf: AnswerOf): number | undefined {
  const value = typeof term === 'number' ? term : answerOf(term);
  if (!Array.isArray(value)) return numberIn(value);
  const numbers = value.map(numberIn).filter((number) => number !== undefined);
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one) : undefined;
}

/** Rounds to two decimals, which suffice for money and hide floating-point errors. */
const asText = (value: number): string => String(Math.round(value * 100) / 100);

type Arithmetic = (numbers: readonly number[], isComplete: boolean) => number | undefined;

/** The operations on the numbers of filled-in terms. `isComplete`: all terms are filled in. */
const arithmetics: Readonly<Record<string, Arithmetic>> = {
  sum: (numbers) => (numbers.length > 0 ? numbers.reduce((sum, one) => sum + one) : undefined),
  product: (numbers, isComplete) =>
    isComplete ? numbers.reduce((all, one) => all * one, 1) : undefined,
  difference: ([first = 0, ...others], isComplete) =>
    isComplete ? others.reduce((rest, one) => rest - one, first) : undefined,
};

/**
 * Parses `computed`: `{ sum }`, `{ product }` or `{ difference }` of names and numbers, or `{ join,
 * with }` of names; undefined for anything else. `floors.area` means the field in all rows.
 */
export function readComputed(value: unknown): Compute | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  if (isTerms(given['join'])) {
    const separator = given['with'];
    return computeJoin(given['join'], typeof separator === 'string' ? separator : ' ');
  }
  const name = Object.keys(arithmetics).find((one) => Object.hasOwn(given, one));
  const terms = name === undefined ? undefined : given[name];
  const calculate = name === undefined ? undefined : arithmetics[name];
  return calculate && isTerms(terms) ? computeNumber(terms, calculate) : undefined;
}

function computeNumber(terms: readonly Term[], calculate: Arithmetic): Compute {
  return (answerOf) => {
    const numbers = terms
      .map((term) => numberOf(term, answerOf))
      .filter((number) => number !== undefined);
    const result = calculate(numbers, numbers.length === terms.length);
    return result === undefined ? undefined : asText(result);
  };
}

const computeJoin =
  (names: readonly Term[], separator: string): Compute =>
  (answerOf) => {
    const answers = names.flatMap((name) => answerOf(String(name))).filter(isFilledIn);
    return answers.length > 0 ? answers.map(String).join(separator) : undefined;
  };

const isTerms = (list: unknown): list is readonly Term[] =>
  Array.isArray(list) &&
  list.length > 0 &&
  list.every((term) => typeof term === 'string' || Number.isFinite(term));
