import validateRows from '../__generated__/universal-validator.js';
import type { Problem, ValueRule } from '../fields/definition.ts';
import { isFilledIn } from '../visibility/visible-fields.ts';

/** A value and the rule it must keep. */
export interface Row {
  rule: ValueRule;
  value: unknown;
}

const PROBLEM_OF_KEYWORD: ReadonlyMap<string, Problem> = new Map([
  ['required', 'required'],
  ['type', 'wrongType'],
  ['pattern', 'digitsOnly'],
  ['maxLength', 'tooLong'],
  ['enum', 'notInList'],
  ['minimum', 'outOfRange'],
  ['maximum', 'outOfRange'],
]);

/** The first problem of each row that has one, by the row's place, in order. */
export function checkRows(rows: readonly Row[]): ReadonlyMap<number, Problem> {
  const found = new Map<number, Problem>();
  if (validateRows(rows.map(dataOf))) return found;
  for (const { instancePath, keyword } of validateRows.errors ?? []) {
    const row = Number(instancePath.split('/')[1]);
    const problem = PROBLEM_OF_KEYWORD.get(keyword);
    if (problem && !found.has(row)) found.set(row, problem);
  }
  return new Map([...found].toSorted(([first], [second]) => first - second));
}

/** An empty answer is no answer: `required` alone judges it. Null would fail `$data` closed. */
function dataOf({ rule, value }: Row) {
  const isMissing = value === null || (typeof value === 'string' && !isFilledIn(value));
  return {
    d: { ...rule, required: rule.isRequired ? ['v'] : [] },
    v: isMissing ? undefined : value,
  };
}
