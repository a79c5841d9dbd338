import type { RawAnswer } from '@kosha/api-client';
import { checkAnswer } from '@kosha/contract/check-answer';

/** Warns on the console where an answer breaks the contract. */
export function reportDrift(answer: RawAnswer): void {
  const problems = checkAnswer(answer);
  if (problems.length > 0) console.warn('Contract drift', answer.method, answer.path, problems);
}
