import { dayMs, limits } from '@kosha/domain';
import { newId, findRefusalDefinition, type ApiResult } from '@kosha/api-client';
import { api } from './api.ts';
import { createStoredValue } from '../browser/stored.ts';
import { signOutsItemName } from '../session/session-storage.ts';

interface SignOut {
  token: string;
  everywhere: 0 | 1;
  /** The idempotency key, which is the same for all attempts. */
  key: string;
  /** The time of the first attempt, in epoch milliseconds. */
  sinceMs: number;
}

interface SignOuts {
  all: SignOut[];
}

/** After this time, the server has ended the inactive session itself, so the app stops retrying. */
const maxAgeMs = limits.sessionIdleDays * dayMs;
/**
 * The maximum number of sign-outs that wait for a connection. More are unlikely, because few people
 * share one phone.
 */
const maxWaiting = 5;

const isSignOut = (value: unknown): value is SignOut => {
  const { token, everywhere, key, sinceMs } = (value ?? {}) as Partial<SignOut>;
  return (
    typeof token === 'string' &&
    (everywhere === 0 || everywhere === 1) &&
    typeof key === 'string' &&
    typeof sinceMs === 'number'
  );
};

/**
 * The sign-outs to retry. Each contains its token, because a sign-out removes the token from the
 * stored session.
 */
const waiting = createStoredValue('local', signOutsItemName, ({ all }): SignOuts => ({
  all: Array.isArray(all) ? all.filter(isSignOut) : [],
}));

const readWaiting = (): SignOut[] => waiting.read()?.all ?? [];

function saveWaiting(all: SignOut[]): void {
  if (all.length > 0) waiting.write({ all: all.slice(-maxWaiting) });
  else waiting.remove();
}

/**
 * 'done': the server has ended the session. 'later': the result is unknown, so the app retries.
 * 'refused': the server rejected the request, so the app does not retry.
 */
export type SignOutResult = 'done' | 'later' | 'refused';

/** Without a connection, the app retries the sign-out later (D41). */
export async function signOut(token: string, everywhere: 0 | 1): Promise<SignOutResult> {
  const one = { token, everywhere, key: newId(), sinceMs: Date.now() };
  saveWaiting([...readWaiting(), one]);
  return send(one);
}

export async function repeatSignOuts(nowMs = Date.now()): Promise<void> {
  saveWaiting(readWaiting().filter(({ sinceMs }) => Math.abs(nowMs - sinceMs) < maxAgeMs));
  for (const one of readWaiting()) await send(one);
}

async function send(one: SignOut): Promise<SignOutResult> {
  const { token, everywhere, key: idempotencyKey } = one;
  const result = await api.post('/user/v1/logout', { body: { everywhere }, token, idempotencyKey });
  const end = endOf(result);
  if (end !== 'later') saveWaiting(readWaiting().filter(({ key }) => key !== idempotencyKey));
  return end;
}

function endOf(result: ApiResult<unknown>): SignOutResult {
  if (result.ok || result.failure.kind === 'sessionLost') return 'done';
  if (result.failure.kind !== 'business') return 'later';
  return findRefusalDefinition(result.failure)?.retry === 'later' ? 'later' : 'refused';
}
