import validateRows from '../__generated__/universal-validator.js';
import type { Problem, ValueRule } from '../model/kind.ts';
import { isFilledIn } from '../model/visibility.ts';

/** A value and the rule for it. */
export interface Row {
  rule: ValueRule;
  value: unknown;
}

const problemOfKeyword: ReadonlyMap<string, Problem> = new Map([
  ['required', 'required'],
  ['type', 'wrongType'],
  ['pattern', 'digitsOnly'],
  ['maxLength', 'tooLong'],
  ['enum', 'notInList'],
  ['minimum', 'outOfRange'],
  ['maximum', 'outOfRange'],
]);

/** The first problem of each row that has one, by the row's index, in order. */
export function checkRows(rows: readonly Row[]): ReadonlyMap<number, Problem> {
  const found = new Map<number, Problem>();
  if (validateRows(rows.map(dataOf))) return found;
  for (const { instancePath, keyword } of validateRows.errors ?? []) {
    const row = Number(instancePath.split('/')[1]);
    const problem = problemOfKeyword.get(keyword);
    if (problem && !found.has(row)) found.set(row, problem);
  }
  return new Map([...found].toSorted(([first], [second]) => first - second));
}

/** A blank answer counts as missing, so that only `required` checks it; null would fail every rule. */
function dataOf({ rule, value }: Row) {
  const isMissing = value === null || (typeof value === 'string' && !isFilledIn(value));
  return {
    d: { ...rule, required: rule.isRequired ? ['v'] : [] },
    v: isMissing ? undefined : value,
  };
}
