import { canDo } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { orders, schedules } from '../../db/schema/index.ts';
import { ApiError, Conflict, NotFound } from '../../errors.ts';
import { findCard } from '../card/find.ts';
import { findProduct } from '../product/find.ts';
import { applyForLoan } from './apply.ts';
import { countOnTime } from './count-on-time.ts';
import { loadOrder } from './load.ts';
import type { Order } from './move.ts';
import { quoteFor } from './quote.ts';

export interface Reapplication {
  readonly userId: string;
  readonly orderNo: string;
  readonly cardId: string;
  readonly amountPaise: number;
  readonly now: number;
}

/**
 * Notes that a new loan of the same product is wanted once this one is repaid (D11). Throws
 * NotFound, Refused, or Conflict when one waits already or the order is not to be repaid.
 */
export async function noteReapplication(db: Db, wish: Reapplication): Promise<void> {
  try {
    await db.transaction((tx) => note(tx, wish));
  } catch (error) {
    if (isUniqueViolation(error, 'schedules_one_waiting_per_order')) {
      throw new Conflict('A new loan is already waiting for this repayment.');
    }
    throw error;
  }
}

async function note(tx: Db, wish: Reapplication): Promise<void> {
  const { userId, orderNo, cardId, amountPaise, now } = wish;
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
  if (found === undefined) throw new NotFound('This order was not found.');
  const { order } = await loadOrder(tx, { userId, orderId: found.orderId, now });
  if (!canDo('reapply', order.state)) throw new Conflict('This order is not to be repaid now.');
  await findCard(tx, { userId, cardId });
  quoteFor(await findProduct(tx, order.productId), amountPaise, await countOnTime(tx, userId));
  await tx.insert(schedules).values({
    userId,
    orderId: order.id,
    cardId,
    amountPaise,
    createdAtMs: now,
    state: 'waiting',
  });
}

/** Starts the loan that waited for this order's repayment; a refusal is noted and ends the wish. */
export async function startWaitingLoan(tx: Db, settled: Order, now: number): Promise<void> {
  const waiting = and(eq(schedules.orderId, settled.id), eq(schedules.state, 'waiting'));
  const [wish] = await tx.select().from(schedules).where(waiting);
  if (wish === undefined) return;
  const { userId, cardId, amountPaise } = wish;
  const { productId, isAutoMoney } = settled;
  const application = { userId, productId, cardId, amountPaise, isAutoMoney, now };
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
