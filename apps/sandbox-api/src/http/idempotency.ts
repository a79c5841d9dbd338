import { createHmac, createSecretKey } from 'node:crypto';
import type { Language } from '@kosha/domain';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { statement } from '../db/prepared.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { ApiError, KeyConflict } from '../refusals/errors.ts';
import type { Texts } from '../words/create-texts.ts';
import { errorTexts } from '../words/error-texts.ts';
import { keyLifetimeMs } from '../services/retention/rules.ts';
import { keyedHash, sha256 } from '../keys/ids.ts';
import { seal, unseal } from '../keys/seal.ts';
import { failure, success, type Envelope } from './envelope.ts';

export interface KeyedCall {
  /** The user's id, or the device's where there is no user. */
  callerId: string;
  /** The caller has no session. */
  isAnonymous: boolean;
  operationId: string;
  key: string;
  bodyHash: string;
  successCode: 0 | '0';
  /** The texts of a refusal. */
  texts: Texts;
  now: number;
}

export interface KeyedAnswer {
  envelope: Envelope;
  /** The language of its texts; a replayed answer keeps the one it had. */
  language: Language;
  isReplayed: boolean;
}

/** An answer as it is kept. One of an earlier version has no language: it was in English. */
type KeptAnswer = Envelope & { language?: Language };

/** Takes a key that is free or has expired; returns no row for any other. */
const takeKey = statement<object>((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      scopeHash: sql.placeholder('scopeHash'),
      bodyHash: sql.placeholder('bodyHash'),
      isAnonymous: sql.placeholder('isAnonymous'),
      createdAtMs: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: idempotencyKeys.scopeHash,
      set: {
        bodyHash: sql`excluded.body_hash`,
        sealedAnswer: sql`null`,
        createdAtMs: sql`excluded.created_at_ms`,
      },
      setWhere: lt(idempotencyKeys.createdAtMs, sql.placeholder('oldestMs')),
    })
    .returning({ scopeHash: idempotencyKeys.scopeHash }),
);

const keepAnswer = statement((db) =>
  db
    .update(idempotencyKeys)
    .set({ sealedAnswer: sql`${sql.placeholder('sealedAnswer')}` })
    .where(eq(idempotencyKeys.scopeHash, sql.placeholder('scopeHash'))),
);

/**
 * Runs a write once for each key. Its first answer, even a refusal, is kept for a day and replayed.
 * The key is stored in the write's own transaction: a duplicate waits until the first has committed,
 * and a fault (5xx) undoes both. Throws KeyConflict on the same key with another body.
 */
export async function runOnce(
  db: Db,
  call: KeyedCall,
  run: (tx: Db) => Promise<unknown>,
): Promise<KeyedAnswer> {
  const { callerId, isAnonymous, operationId, key, now } = call;
  const scopeHash = sha256([callerId, operationId, key].join('\n'));
  return db.transaction(async (tx) => {
    const oldestMs = now - keyLifetimeMs;
    const bodyHash = hashOfBody(call);
    const taken = await takeKey(tx, { scopeHash, bodyHash, isAnonymous, now, oldestMs });
    if (taken.length === 0) return replay(tx, scopeHash, call);
    const envelope = await answerOf(() => run(tx), call);
    const { language } = call.texts;
    const kept: KeptAnswer = { ...envelope, language };
    const sealedAnswer = seal(sealingKey(key), JSON.stringify(kept));
    await keepAnswer(tx, { scopeHash, sealedAnswer });
    return { envelope, language, isReplayed: false };
  });
}

async function replay(tx: Db, scopeHash: string, call: KeyedCall): Promise<KeyedAnswer> {
  const [kept] = await tx
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scopeHash, scopeHash));
  if (kept === undefined || kept.sealedAnswer === null)
    throw new KeyConflict(errorTexts.keyUnderWay);
  if (kept.bodyHash !== hashOfBody(call)) {
    throw new KeyConflict(errorTexts.keyUsed);
  }
  const answer = JSON.parse(unseal(sealingKey(call.key), kept.sealedAnswer)) as KeptAnswer;
  const { language = 'en', ...envelope } = answer;
  return { envelope, language, isReplayed: true };
}

/** Hashed with the client's key, which is not kept: from a plain hash a short code could be guessed. */
function hashOfBody({ key, bodyHash }: KeyedCall): string {
  return keyedHash(key, bodyHash);
}

async function answerOf(
  run: () => Promise<unknown>,
  { successCode, texts }: KeyedCall,
): Promise<Envelope> {
  try {
    return success(await run(), successCode);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return failure(error, texts);
    throw error;
  }
}

// An answer may hold a session's token. It is sealed with the client's key, of which the database has
// only a hash, so nobody can read it there.

/** A key object. When Node gets bytes instead, it makes such an object itself, at a far higher cost. */
const sealingKey = (key: string) =>
  createSecretKey(createHmac('sha256', key).update('idempotent answer').digest());
