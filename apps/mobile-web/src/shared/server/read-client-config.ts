import type { ApiResult, Schema } from '@kosha/api-client';
import { readPolicyProfile } from '@kosha/domain';
import { saveRules } from '../browser/attribution.ts';
import { api } from './api.ts';
import { useSession } from '../session/session.ts';

let pendingConfig: Promise<ApiResult<Schema<'ClientConfig'>>> | undefined;

useSession.subscribe(forgetClientConfig);

/** Makes the next caller refetch, because the borrower or their consents have changed (D57). */
export function forgetClientConfig(): void {
  pendingConfig = undefined;
}

/**
 * Customer service, analytics settings and agreements (D02, D15, D32). Fetched once per visit,
 * because several components need them. After a failure the next caller retries.
 */
export async function readClientConfig(): Promise<ApiResult<Schema<'ClientConfig'>>> {
  const current = (pendingConfig ??= api.get('/client/v1/config'));
  const result = await current;
  if (result.ok) saveRules(readPolicyProfile(result.data.policy) === 'strict');
  // Another session may have started a new request meanwhile; that one is kept.
  if (!result.ok && pendingConfig === current) pendingConfig = undefined;
  return result;
}
