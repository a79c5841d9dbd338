import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { paymentNotices, type NoticeEffect } from '../../db/schema/index.ts';
import type { ProviderNotice } from '../../providers/payment/notice.ts';
import { settlePayment } from './settle.ts';

/**
 * Does what a notice says and records it, in one transaction: each different notice is one row, with
 * what it did first and how often it came. Returns what it did this time.
 */
export async function takeNotice(
  db: Db,
  notice: ProviderNotice,
  now: number,
): Promise<NoticeEffect> {
  return db.transaction(async (tx) => {
    const effect = await settlePayment(tx, notice);
    const { paymentId, outcome, amountPaise, decidedAtMs } = notice;
    const facts = { paymentId, outcome, amountPaise, decidedAtMs };
    await tx
      .insert(paymentNotices)
      .values({ ...facts, effect, firstAtMs: now, lastAtMs: now })
      .onConflictDoUpdate({
        target: [
          paymentNotices.paymentId,
          paymentNotices.outcome,
          paymentNotices.amountPaise,
          paymentNotices.decidedAtMs,
        ],
        set: { times: sql`${paymentNotices.times} + 1`, lastAtMs: now },
      });
    return effect;
  });
}
