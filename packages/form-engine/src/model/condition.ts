type Answer = string | number;

/** What another field's answer must be, compared as text; `field` is its payload name. */
export type Condition =
  | { field: string; equals: Answer }
  | { field: string; in: readonly Answer[] }
  | { not: Condition };

/** The answer of a field, by its payload name; undefined for none. */
export type AnswerOf = (name: string) => unknown;

const isAnswer = (answer: unknown, wanted: readonly Answer[]): boolean =>
  (typeof answer === 'string' || typeof answer === 'number') &&
  wanted.some((value) => String(value) === String(answer));

export function holds(condition: Condition, answerOf: AnswerOf): boolean {
  if ('not' in condition) return !holds(condition.not, answerOf);
  const wanted = 'in' in condition ? condition.in : [condition.equals];
  return isAnswer(answerOf(condition.field), wanted);
}

/** The field that decides, by payload name. */
export const deciderOf = (condition: Condition): string =>
  'not' in condition ? deciderOf(condition.not) : condition.field;

/** The answers with which a condition can hold; undefined if any other can do it too. */
export function answersFor(condition: Condition): readonly Answer[] | undefined {
  if ('not' in condition) return undefined;
  return 'in' in condition ? condition.in : [condition.equals];
}
