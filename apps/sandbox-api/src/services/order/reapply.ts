import { canDo } from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, schedules } from '../../db/schema/index.ts';
import { ApiError, NotFound, Refused } from '../../errors.ts';
import { findCard } from '../card/find.ts';
import { findProduct } from '../product/find.ts';
import { applyForLoan } from './apply.ts';
import { countOnTime } from './count-on-time.ts';
import { loadOrder, lockOrder } from './load.ts';
import type { Order } from './move.ts';
import { quoteFor } from './quote.ts';

export interface Reapplication {
  userId: string;
  orderNo: string;
  cardId: string;
  amountPaise: number;
  now: number;
}

/**
 * Notes that the borrower wants a new loan of the same product when this one is repaid (D11). It
 * replaces an earlier wish. Throws NotFound or Refused.
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
  if (found === undefined) throw new NotFound('This order was not found.');
  await lockOrder(tx, found.orderId);
  const { order } = await loadOrder(tx, { userId, orderId: found.orderId, now });
  if (!canDo('reapply', order.state)) throw new Refused('This order is not to be repaid now.');
  await findCard(tx, { userId, cardId });
  quoteFor(await findProduct(tx, order.productId), amountPaise, await countOnTime(tx, userId));
  await tx
    .insert(schedules)
    .values({ userId, orderId: order.id, cardId, amountPaise, createdAtMs: now, state: 'waiting' })
    .onConflictDoUpdate({
      target: schedules.orderId,
      targetWhere: sql`state = 'waiting'`,
      set: { cardId, amountPaise },
    });
}

/**
 * Starts the loan that waited until this order was repaid. When the application is refused, the wish
 * ends. The money of the new loan is never sent before the borrower presses 'Get Money'.
 */
export async function startWaitingLoan(tx: Db, settled: Order, now: number): Promise<void> {
  const waiting = and(eq(schedules.orderId, settled.id), eq(schedules.state, 'waiting'));
  const [wish] = await tx.select().from(schedules).where(waiting);
  if (wish === undefined) return;
  const { userId, cardId, amountPaise } = wish;
  const { productId } = settled;
  const application = { userId, productId, cardId, amountPaise, isAutoMoney: false, now };
  const startedOrderId = await orderOrRefusal(tx, application);
  await tx
    .update(schedules)
    .set({ state: startedOrderId === null ? 'refused' : 'started', startedOrderId })
    .where(waiting);
}

async function orderOrRefusal(tx: Db, application: Parameters<typeof applyForLoan>[1]) {
  try {
    return (await applyForLoan(tx, application)).orderId;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
