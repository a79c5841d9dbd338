import { canDo, type Paise } from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, schedules } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { spend } from '../allowance/spend.ts';
import { findCard } from '../card/find.ts';
import { quoteFor } from '../order/quote.ts';
import { lockOrder, countOnTime } from '../ledger/orders.ts';
import { findProduct } from '../product/find.ts';
import { schedulesOf } from './allowance.ts';
import { findWaitingSchedule } from './find.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';

export interface Reapplication {
  userId: string;
  orderNo: string;
  cardId: string;
  amountPaise: Paise;
  now: number;
}

/**
 * Notes that the borrower wants a new loan of the same product when this one is repaid (D11). It
 * replaces an earlier one. A scheduled order stays the only next loan: it was set with more care, and
 * does not end with a payment that fails. Throws NotFound, Refused or Conflict.
 */
export async function noteReapplication(db: Db, wish: Reapplication): Promise<void> {
  await db.transaction((tx) => note(tx, wish));
}

async function note(tx: Db, wish: Reapplication): Promise<void> {
  const { userId, orderNo, cardId, amountPaise, now } = wish;
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
  if (found === undefined) throw refuse('orderNotFound');
  await lockOrder(tx, found.orderId);
  const { order } = await bringOrderUpToDate(tx, { userId, orderId: found.orderId, now });
  if (!canDo('reapply', order.state)) throw refuse('repaymentNotOpen');
  if ((await findWaitingSchedule(tx, order.id)) !== null) throw refuse('nextLoanScheduled');
  await findCard(tx, { userId, cardId });
  quoteFor(await findProduct(tx, order.productId), amountPaise, await countOnTime(tx, userId));
  await spend(tx, schedulesOf(userId), { now });
  const wished = { kind: 'reapply', cardId, amountPaise, createdAtMs: now } as const;
  await tx
    .insert(schedules)
    .values({ ...wished, userId, orderId: order.id, state: 'waiting' })
    .onConflictDoUpdate({
      target: schedules.orderId,
      targetWhere: sql`state = 'waiting'`,
      set: wished,
    });
}
