import validateRow from '../__generated__/universal-validator.js';
import type { Problem, ValueRule } from '../model/kind.ts';
import { isFilledIn } from '../model/visibility.ts';

const problemOfKeyword: ReadonlyMap<string, Problem> = new Map([
  ['required', 'required'],
  ['type', 'wrongType'],
  ['pattern', 'digitsOnly'],
  ['maxLength', 'tooLong'],
  ['enum', 'notInList'],
  ['minimum', 'outOfRange'],
  ['maximum', 'outOfRange'],
]);

/** What is wrong with a value under a rule. A blank answer counts as missing. */
export function checkValue(rule: ValueRule, value: unknown): Problem | undefined {
  const isMissing = value === null || (typeof value === 'string' && !isFilledIn(value));
  if (validateRow({ d: rule, v: isMissing ? undefined : value })) return undefined;
  // The validator stops at its first error.
  return problemOfKeyword.get(validateRow.errors?.[0]?.keyword ?? '');
}
