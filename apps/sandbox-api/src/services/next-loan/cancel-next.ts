import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schedules } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { lockOrder } from '../ledger/orders.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';

/**
 * Drops the loan that waits for an order's repayment, if there is one (D10, D11). Throws NotFound, or
 * Conflict when that loan has started already.
 */
export async function cancelNextLoan(
  db: Db,
  request: { userId: string; orderId: string; now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await bringOrderUpToDate(tx, request);
    await lockOrder(tx, order.id);
    await tx.update(schedules).set({ state: 'cancelled' }).where(isWaitingFor(order.id));
    const hasStarted = and(eq(schedules.orderId, order.id), eq(schedules.state, 'started'));
    const [started] = await tx.select({ id: schedules.id }).from(schedules).where(hasStarted);
    if (started !== undefined) throw refuse('nextLoanStarted');
  });
}

/** Drops the new loan asked for with a repayment. The caller has locked the order. */
export async function dropReapply(tx: Db, orderId: string): Promise<void> {
  const isReapply = and(isWaitingFor(orderId), eq(schedules.kind, 'reapply'));
  await tx.update(schedules).set({ state: 'cancelled' }).where(isReapply);
}

const isWaitingFor = (orderId: string) =>
  and(eq(schedules.orderId, orderId), eq(schedules.state, 'waiting'));
