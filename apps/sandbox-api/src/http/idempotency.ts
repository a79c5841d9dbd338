import { createHmac, createSecretKey } from 'node:crypto';
import type { Language } from '@kosha/domain';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { ApiError, KeyConflict } from '../refusals/errors.ts';
import type { Translator } from '../messages/translator.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { keyLifetimeMs } from '../services/retention/rules.ts';
import { keyedHash, sha256 } from '../keys/ids.ts';
import { seal, unseal } from '../keys/seal.ts';
import { failure, success, type Envelope } from './envelope.ts';

/** How the response to a write is built. */
export interface Write {
  successCode: 0 | '0';
  /** Translates the messages of errors. */
  translator: Translator;
}

export interface KeyedCall extends Write {
  /** The user's id; for a visitor the device's id. */
  callerId: string;
  /** Whether the caller has no session. */
  isAnonymous: boolean;
  operationId: string;
  key: string;
  bodyHash: string;
  now: number;
}

export interface WriteResponse {
  envelope: Envelope;
  /** The language of the messages. A replayed response has the language of the first response. */
  language: Language;
  isReplayed: boolean;
}

/** A stored response. Responses without `language` are of an earlier version and English. */
type StoredResponse = Envelope & { language?: Language };

type TakenKey = Pick<
  typeof idempotencyKeys.$inferSelect,
  'scopeHash' | 'bodyHash' | 'isAnonymous' | 'createdAtMs'
>;

/** Claims the key if it is unused or expired; returns no row otherwise. */
const takeKey = (tx: Db, taken: TakenKey) =>
  tx
    .insert(idempotencyKeys)
    .values(taken)
    .onConflictDoUpdate({
      target: idempotencyKeys.scopeHash,
      set: { ...taken, sealedAnswer: null },
      setWhere: lt(idempotencyKeys.createdAtMs, taken.createdAtMs - keyLifetimeMs),
    })
    .returning({ scopeHash: idempotencyKeys.scopeHash });

/**
 * Runs a write once per key. Its first response, even an error, is stored for a day and replayed.
 * The key is stored in the write's transaction: a duplicate waits until the first has committed,
 * and a server error (5xx) reverts both. Throws KeyConflict for the same key with another body.
 */
export async function runOnce(
  tx: Db,
  call: KeyedCall,
  run: () => Promise<unknown>,
): Promise<WriteResponse> {
  const { callerId, isAnonymous, operationId, key, now } = call;
  const scopeHash = sha256([callerId, operationId, key].join('\n'));
  const bodyHash = hashOfBody(call);
  const taken = await takeKey(tx, { scopeHash, bodyHash, isAnonymous, createdAtMs: now });
  if (taken.length === 0) return replay(tx, scopeHash, call);
  const response = await responseOf(run, call);
  const stored: StoredResponse = { ...response.envelope, language: response.language };
  const sealedAnswer = seal(sealingKey(key), JSON.stringify(stored));
  await tx
    .update(idempotencyKeys)
    .set({ sealedAnswer })
    .where(eq(idempotencyKeys.scopeHash, scopeHash));
  return response;
}

async function replay(tx: Db, scopeHash: string, call: KeyedCall): Promise<WriteResponse> {
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scopeHash, scopeHash));
  if (stored === undefined || stored.sealedAnswer === null)
    throw new KeyConflict(errorMessages.keyUnderWay);
  if (stored.bodyHash !== hashOfBody(call)) {
    throw new KeyConflict(errorMessages.keyUsed);
  }
  const response = JSON.parse(unseal(sealingKey(call.key), stored.sealedAnswer)) as StoredResponse;
  const { language = 'en', ...envelope } = response;
  return { envelope, language, isReplayed: true };
}

/**
 * A hash of the body, keyed with the idempotency key, which is not stored. A plain hash would
 * reveal short one-time codes.
 */
function hashOfBody({ key, bodyHash }: KeyedCall): string {
  return keyedHash(key, bodyHash);
}

/**
 * The response to a write. Business errors are returned, so that the rate limits that they counted
 * are committed. Server errors (5xx) are thrown.
 */
export async function responseOf(
  run: () => Promise<unknown>,
  { successCode, translator }: Write,
): Promise<WriteResponse> {
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

// A stored response may contain a session token. It is encrypted with the client's key, of which
// the database stores only a hash, so nobody with the database can read it.

/** A KeyObject, because Node would convert raw bytes on every call, which is far slower. */
const sealingKey = (key: string) =>
  createSecretKey(createHmac('sha256', key).update('idempotent answer').digest());
