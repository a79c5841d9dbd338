import type { ApiResult, Schema } from '@kosha/api-client';
import { readPolicyProfile } from '@kosha/domain';
import { saveStrictPolicyFlag } from '../browser/attribution.ts';
import { api } from './api.ts';
import { useSession } from '../session/session.ts';

let pendingConfig: Promise<ApiResult<Schema<'ClientConfig'>>> | undefined;

useSession.subscribe(forgetClientConfig);

/**
 * Makes the next call of `readClientConfig` send a new request, for example after the user has
 * changed a consent (D57).
 */
export function forgetClientConfig(): void {
  pendingConfig = undefined;
}

/**
 * Requests the configuration only once, until `forgetClientConfig` is called (D02, D15, D32). After
 * a failure, the next call sends a new request.
 */
export async function readClientConfig(): Promise<ApiResult<Schema<'ClientConfig'>>> {
  const current = (pendingConfig ??= api.get('/client/v1/config'));
  const result = await current;
  if (result.ok) saveStrictPolicyFlag(readPolicyProfile(result.data.policy) === 'strict');
  // Another session may have started a newer request in the meantime.
  if (!result.ok && pendingConfig === current) pendingConfig = undefined;
  return result;
}
