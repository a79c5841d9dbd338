import type { RawResponse } from '@kosha/api-client';
import { checkObservedResponse } from '@kosha/contract/check-response';

/** Logs a warning if a response breaks the contract. */
export function reportDrift(answer: RawResponse): void {
  const problems = checkObservedResponse(answer);
  if (problems.length > 0) console.warn('Contract drift', answer.method, answer.path, problems);
}
