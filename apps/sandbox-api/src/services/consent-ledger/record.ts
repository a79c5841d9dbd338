import {
  consentHashInput,
  type ConsentEvent,
  type ConsentPurpose,
  type ConsentMethod,
} from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { consentEvents, consentSalts, users } from '../../db/schema/index.ts';
import { newToken, sha256 } from '../../keys/ids.ts';
import { hashOf } from '../../keys/hash-document.ts';
import type { Translator } from '../../messages/translator.ts';
import { findNewestConsent } from './find.ts';
import { translatedConsentNotice } from './notice-in.ts';

interface ConsentChange {
  userId: string;
  purpose: ConsentPurpose;
  state: ConsentEvent['state'];
  way: ConsentMethod;
  translator: Translator;
  now: number;
}

/**
 * Appends a consent event, unless the last event has the same state and notice (D57). A consent by
 * button is appended even if the last event is an implied consent.
 */
export async function recordConsent(db: Db, change: ConsentChange): Promise<void> {
  const { userId, purpose, state, way, translator, now } = change;
  const notice = translatedConsentNotice(translator, purpose);
  const noticeHash = hashOf(notice);
  if (await holds(db, change, noticeHash)) return;
  await db.transaction(async (tx) => {
    // Locks the user's row, so that concurrent calls append one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (await holds(tx, change, noticeHash)) return;
    const { salt, lastNumber, lastHash } = await beginningOf(tx, userId);
    const number = lastNumber + 1;
    const previousHash = lastHash;
    const hash = sha256(
      consentHashInput(salt, { number, state, way, notice, at: now, previousHash }),
    );
    await tx.insert(consentEvents).values({
      userId,
      number,
      purpose,
      state,
      way,
      notice,
      noticeHash,
      atMs: now,
      previousHash,
      hash,
    });
    await tx
      .update(consentSalts)
      .set({ lastNumber: number, lastHash: hash })
      .where(eq(consentSalts.userId, userId));
  });
}

async function holds(
  db: Db,
  { state, way, ...of }: ConsentChange,
  noticeHash: string,
): Promise<boolean> {
  const newest = await findNewestConsent(db, of);
  if (newest?.state !== state || newest.noticeHash !== noticeHash) return false;
  return way !== 'button' || newest.way === 'button';
}

async function beginningOf(tx: Db, userId: string): Promise<typeof consentSalts.$inferSelect> {
  await tx.insert(consentSalts).values({ userId, salt: newToken() }).onConflictDoNothing();
  const [saltRow] = await tx.select().from(consentSalts).where(eq(consentSalts.userId, userId));
  if (saltRow === undefined) throw new Error('A salt vanished while it was used.');
  return saltRow;
}
