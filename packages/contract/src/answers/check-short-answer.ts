import { refusalsOf, type Refusals, type ShortAnswer } from './expand-answer.ts';

const keys = ['data', 'optional', 'code', 'examples', 'refusals'];

/** What is wrong with an `x-answer`; empty when it can be expanded. */
export function checkShortAnswer(answer: ShortAnswer, refusals: Refusals): string[] {
  const unknownKeys = Object.keys(answer).filter((key) => !keys.includes(key));
  const names = refusalsOf(answer).map(([name]) => name);
  return [
    ...unknownKeys.map((key) => `x-answer has no "${key}", only ${keys.join(', ')}`),
    ...names
      .filter((name) => !Object.hasOwn(refusals, name))
      .map((name) => `refusals.yaml has no "${name}"`),
    ...(answer.data === undefined ? ['x-answer must say its data, null when there is none'] : []),
    ...(answer.data && !answer.examples ? ['x-answer must give an example of its data'] : []),
    ...(!answer.data && answer.examples ? ['x-answer has examples but no data'] : []),
  ];
}
