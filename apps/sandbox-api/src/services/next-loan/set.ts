import { canDo, isSettled, type LoanUsage, type Paise } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schedules } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { spend } from '../allowance/spend.ts';
import { findCard } from '../card/find.ts';
import { quoteFor } from '../order/quote.ts';
import { lockOrder, countOnTime } from '../ledger/orders.ts';
import { findProduct } from '../product/find.ts';
import { schedulesOf } from './allowance.ts';
import { findSchedule, type LoadedSchedule } from './find.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';

export interface AutoApply {
  userId: string;
  /** The present order. */
  orderId: string;
  /** Null when the borrower chooses one later (D09). */
  cardId: string | null;
  amountPaise: Paise;
  usage: LoanUsage;
  now: number;
}

/**
 * Schedules a loan of the same product for when this one is settled (D10). It replaces one that was
 * scheduled before, and a reapply. Throws NotFound, Refused or Conflict.
 */
export async function setAutoApply(db: Db, wish: AutoApply): Promise<LoadedSchedule> {
  const { userId, orderId, cardId, amountPaise, usage, now } = wish;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { order } = await bringOrderUpToDate(tx, wish);
    if (isSettled(order.state)) throw refuse('orderAlreadySettled');
    if (!canDo('autoApply', order.state)) throw refuse('orderNotRunning');
    if (cardId !== null) await findCard(tx, { userId, cardId });
    quoteFor(await findProduct(tx, order.productId), amountPaise, await countOnTime(tx, userId));
    await spend(tx, schedulesOf(userId), { now });
    const wished = { kind: 'autoApply', cardId, amountPaise, usage, createdAtMs: now } as const;
    const [written] = await tx
      .insert(schedules)
      .values({ ...wished, userId, orderId, state: 'waiting' })
      .onConflictDoUpdate({
        target: schedules.orderId,
        targetWhere: sql`state = 'waiting'`,
        set: wished,
      })
      .returning({ scheduleId: schedules.id });
    if (written === undefined) throw new Error('The scheduled order was not written.');
    return findSchedule(tx, { userId, ...written });
  });
}
