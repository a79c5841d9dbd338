import { createHmac, createSecretKey } from 'node:crypto';
import type { Language } from '@kosha/domain';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { ApiError, IdempotencyConflict } from '../refusals/errors.ts';
import type { Translator } from '../messages/translator.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { idempotencyKeyLifetimeMs } from '../services/retention/rules.ts';
import { keyedHash, sha256 } from '../keys/ids.ts';
import { seal, unseal } from '../keys/seal.ts';
import { failure, success, type Envelope } from './envelope.ts';

export interface WriteContext {
  successCode: 0 | '0';
  translator: Translator;
}

export interface IdempotentCall extends WriteContext {
  /** The user's id; without a session, the device's id. */
  callerId: string;
  isAnonymous: boolean;
  operationId: string;
  key: string;
  bodyHash: string;
  now: number;
}

export interface OperationResponse {
  envelope: Envelope;
  /** The language of the messages. A replayed response keeps the language of the first response. */
  language: Language;
  isReplayed: boolean;
}

/** Responses stored by an earlier version have no `language` and are English. */
type StoredResponse = Envelope & { language?: Language };

type TakenKey = Pick<
  typeof idempotencyKeys.$inferSelect,
  'scopeHash' | 'bodyHash' | 'isAnonymous' | 'createdAtMs'
>;

/** Reserves an idempotency key. Returns a row only if the key was unused or has expired. */
const takeKey = (tx: Db, taken: TakenKey) =>
  tx
    .insert(idempotencyKeys)
    .values(taken)
    .onConflictDoUpdate({
      target: idempotencyKeys.scopeHash,
      set: { ...taken, sealedAnswer: null },
      setWhere: lt(idempotencyKeys.createdAtMs, taken.createdAtMs - idempotencyKeyLifetimeMs),
    })
    .returning({ scopeHash: idempotencyKeys.scopeHash });

/**
 * Stores the response for a day, so that a retry with the same key gets that response. Server
 * errors (5xx) are not stored. Throws IdempotencyConflict if the retry has a different body.
 */
export async function runIdempotently(
  tx: Db,
  call: IdempotentCall,
  run: () => Promise<unknown>,
): Promise<OperationResponse> {
  const { callerId, isAnonymous, operationId, key, now } = call;
  const scopeHash = sha256([callerId, operationId, key].join('\n'));
  const bodyHash = hashOfBody(call);
  const taken = await takeKey(tx, { scopeHash, bodyHash, isAnonymous, createdAtMs: now });
  if (taken.length === 0) return replay(tx, scopeHash, call);
  const response = await runAndCatchRefusals(run, call);
  const stored: StoredResponse = { ...response.envelope, language: response.language };
  const sealedAnswer = seal(sealingKey(key), JSON.stringify(stored));
  await tx
    .update(idempotencyKeys)
    .set({ sealedAnswer })
    .where(eq(idempotencyKeys.scopeHash, scopeHash));
  return response;
}

async function replay(tx: Db, scopeHash: string, call: IdempotentCall): Promise<OperationResponse> {
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scopeHash, scopeHash));
  if (stored === undefined || stored.sealedAnswer === null)
    throw new IdempotencyConflict(errorMessages.keyUnderWay);
  if (stored.bodyHash !== hashOfBody(call)) {
    throw new IdempotencyConflict(errorMessages.keyUsed);
  }
  const response = JSON.parse(unseal(sealingKey(call.key), stored.sealedAnswer)) as StoredResponse;
  const { language = 'en', ...envelope } = response;
  return { envelope, language, isReplayed: true };
}

/** Uses a keyed hash. From a plain hash, a short one-time code in the body could be guessed. */
function hashOfBody({ key, bodyHash }: IdempotentCall): string {
  return keyedHash(key, bodyHash);
}

/**
 * Returns business errors instead of throwing, so that the transaction commits, and with it the
 * counters of rate limits.
 */
export async function runAndCatchRefusals(
  run: () => Promise<unknown>,
  { successCode, translator }: WriteContext,
): Promise<OperationResponse> {
  const response = (envelope: Envelope) => ({
    envelope,
    language: translator.language,
    isReplayed: false,
  });
  try {
    return response(success(await run(), successCode));
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return response(failure(error, translator));
    throw error;
  }
}

/**
 * Derives the encryption key of a stored response from the idempotency key. The database contains
 * only a hash of the idempotency key, so nobody can decrypt the response with the database alone.
 */
const sealingKey = (key: string) =>
  createSecretKey(createHmac('sha256', key).update('idempotent answer').digest());
