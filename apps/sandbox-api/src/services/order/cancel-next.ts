import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schedules } from '../../db/schema/index.ts';
import { Conflict } from '../../errors.ts';
import { loadOrder, lockOrder } from './load.ts';

/**
 * Drops the loan that waits for an order's repayment, if there is one (D10, D11). Throws NotFound, or
 * Conflict when that loan has started already.
 */
export async function cancelNextLoan(
  db: Db,
  request: { userId: string; orderId: string; now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await loadOrder(tx, request);
    await lockOrder(tx, order.id);
    await dropWaitingLoan(tx, order.id);
    const hasStarted = and(eq(schedules.orderId, order.id), eq(schedules.state, 'started'));
    const [started] = await tx.select({ id: schedules.id }).from(schedules).where(hasStarted);
    if (started !== undefined) throw new Conflict('Your next loan has already started.');
  });
}

/** Drops the loan that waits for the order's repayment, if any. The caller must have locked the order. */
export async function dropWaitingLoan(tx: Db, orderId: string): Promise<void> {
  const isWaiting = and(eq(schedules.orderId, orderId), eq(schedules.state, 'waiting'));
  await tx.update(schedules).set({ state: 'cancelled' }).where(isWaiting);
}
