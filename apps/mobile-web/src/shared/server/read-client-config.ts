import type { ApiResult, Schema } from '@kosha/api-client';
import { readPolicyProfile } from '@kosha/domain';
import { saveRules } from '../browser/attribution.ts';
import { api } from './api.ts';
import { useSession } from '../session/session.ts';

let asked: Promise<ApiResult<Schema<'ClientConfig'>>> | undefined;

useSession.subscribe(forgetClientConfig);

/** The next caller gets a new response: the borrower or their consents have changed (D57). */
export function forgetClientConfig(): void {
  asked = undefined;
}

/**
 * Customer service, analytics switches and agreements (D02, D15, D32). Several components need
 * them, so they are fetched once per visit. After a failure the next caller retries.
 */
export async function readClientConfig(): Promise<ApiResult<Schema<'ClientConfig'>>> {
  const current = (asked ??= api.get('/client/v1/config'));
  const result = await current;
  if (result.ok) saveRules(readPolicyProfile(result.data.policy) === 'strict');
  // Another session may have sent a new request meanwhile: its response stays cached.
  if (!result.ok && asked === current) asked = undefined;
  return result;
}
