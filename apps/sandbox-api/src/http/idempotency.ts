import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
} from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { statement } from '../db/prepared.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { ApiError, Conflict } from '../errors.ts';
import { sha256 } from '../ids.ts';
import { failure, success, type Envelope } from './envelope.ts';

export interface KeyedCall {
  /** The user's id, or the device's where there is no user. */
  readonly callerId: string;
  readonly operationId: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly successCode: 0 | '0';
  readonly now: number;
}

export interface KeyedAnswer {
  readonly envelope: Envelope;
  readonly isReplayed: boolean;
}

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A key that nobody has taken within its lifetime; no row when somebody has. */
const takeKey = statement<object>((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      scopeHash: sql.placeholder('scopeHash'),
      bodyHash: sql.placeholder('bodyHash'),
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
 * Runs a write once per key: its first answer, a refusal included, is kept for a day and replayed.
 * The key's row is taken in the write's own transaction, so a concurrent duplicate waits for the
 * first to commit; a fault (5xx) rolls both back. Throws Conflict on the same key with another body.
 */
export async function runOnce(
  db: Db,
  call: KeyedCall,
  run: (tx: Db) => Promise<unknown>,
): Promise<KeyedAnswer> {
  const { callerId, operationId, key, now } = call;
  const scopeHash = sha256([callerId, operationId, key].join('\n'));
  return db.transaction(async (tx) => {
    const oldestMs = now - KEY_LIFETIME_MS;
    const taken = await takeKey(tx, { scopeHash, bodyHash: keyedHash(call), now, oldestMs });
    if (taken.length === 0) return replay(tx, scopeHash, call);
    const envelope = await answerOf(() => run(tx), call.successCode);
    const sealedAnswer = seal(key, JSON.stringify(envelope));
    await keepAnswer(tx, { scopeHash, sealedAnswer });
    return { envelope, isReplayed: false };
  });
}

/** Forgets the keys nobody will repeat. */
export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAtMs, now - KEY_LIFETIME_MS));
}

async function replay(tx: Db, scopeHash: string, call: KeyedCall): Promise<KeyedAnswer> {
  const [kept] = await tx
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scopeHash, scopeHash));
  if (kept === undefined || kept.sealedAnswer === null)
    throw new Conflict('This request is being worked on.');
  if (kept.bodyHash !== keyedHash(call)) {
    throw new Conflict('This idempotency key was used for another request.');
  }
  return {
    envelope: JSON.parse(unseal(call.key, kept.sealedAnswer)) as Envelope,
    isReplayed: true,
  };
}

/** A body of few digits is found from a plain hash in no time; the client's key is not kept. */
function keyedHash({ key, bodyHash }: KeyedCall): string {
  return createHmac('sha256', key).update(bodyHash).digest('base64url');
}

async function answerOf(run: () => Promise<unknown>, successCode: 0 | '0'): Promise<Envelope> {
  try {
    return success(await run(), successCode);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return failure(error);
    throw error;
  }
}

// An answer may hold a session's token. Sealed with the client's key, of which only a hash is kept,
// it cannot be read from the database.
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key object, since bytes are wrapped into one by way of an exception, which costs far more. */
const sealingKey = (key: string) =>
  createSecretKey(createHmac('sha256', key).update('idempotent answer').digest());

function seal(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
