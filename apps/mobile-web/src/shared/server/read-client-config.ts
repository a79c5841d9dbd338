import type { ApiResult, Schema } from '@kosha/api-client';
import { readPolicyProfile } from '@kosha/domain';
import { keepRules } from '../browser/attribution.ts';
import { api } from './api.ts';
import { useSession } from '../session/session.ts';

let asked: Promise<ApiResult<Schema<'ClientConfig'>>> | undefined;

useSession.subscribe(forgetClientConfig);

/** The next who asks gets a new answer: it is another borrower's, or this one said something new (D57). */
export function forgetClientConfig(): void {
  asked = undefined;
}

/**
 * Customer service, analytics switches and agreement texts (D02, D15, D32). Several parts of a page need
 * them, so they are asked once in each visit. After a failure the next caller asks again.
 */
export async function readClientConfig(): Promise<ApiResult<Schema<'ClientConfig'>>> {
  const current = (asked ??= api.get('/client/v1/config'));
  const result = await current;
  if (result.ok) keepRules(readPolicyProfile(result.data.policy) === 'strict');
  // Another session may have asked again meanwhile: its answer is kept.
  if (!result.ok && asked === current) asked = undefined;
  return result;
}
