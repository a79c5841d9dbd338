import type { RawResponse } from '@kosha/api-client';
import { checkObservedResponse } from '@kosha/contract/check-response';

export function reportDrift(response: RawResponse): void {
  const problems = checkObservedResponse(response);
  if (problems.length > 0) console.warn('Contract drift', response.method, response.path, problems);
}
