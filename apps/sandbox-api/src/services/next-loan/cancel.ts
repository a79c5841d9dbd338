import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { lockOrder } from '../ledger/orders.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { lockNextLoan, type NextLoanKey } from './find.ts';

/**
 * Cancels the loan that would start once this order is repaid (D10, D11). Throws a Refusal if that
 * loan has already started.
 */
export async function cancelNextLoanOf(
  db: Db,
  request: { userId: string; orderId: string; now: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await bringOrderUpToDate(tx, request);
    await lockOrder(tx, order.id);
    await cancelWaiting(tx, eq(nextLoans.orderId, order.id));
    const hasStarted = and(eq(nextLoans.orderId, order.id), eq(nextLoans.state, 'started'));
    if ((await tx.$count(nextLoans, hasStarted)) > 0) throw refuse('nextLoanStarted');
  });
}

export async function cancelScheduledOrder(
  db: Db,
  request: NextLoanKey & { orderNo: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, orderNo, state } = await lockNextLoan(tx, request);
    if (orderNo !== request.orderNo) throw refuse('scheduledOrderNotFound');
    if (state === 'started') throw refuse('scheduledOrderStarted');
    await cancelWaiting(tx, eq(nextLoans.id, id));
  });
}

/**
 * Cancels only a loan that was requested together with a repayment, not one set with auto-apply.
 * The caller must have locked the order.
 */
export async function cancelReapply(tx: Db, orderId: string): Promise<void> {
  await cancelWaiting(tx, and(eq(nextLoans.orderId, orderId), eq(nextLoans.kind, 'reapply')));
}

/** The caller must have locked the order. */
export async function cancelNextLoanAfter(tx: Db, orderId: string): Promise<void> {
  await cancelWaiting(tx, eq(nextLoans.orderId, orderId));
}

async function cancelWaiting(tx: Db, which: SQL | undefined): Promise<void> {
  await tx
    .update(nextLoans)
    .set({ state: 'cancelled' })
    .where(and(which, eq(nextLoans.state, 'waiting')));
}

export async function cancelWaitingNextLoansOf(
  tx: Db,
  { userId, kind }: { userId: string; kind: 'autoApply' | 'reapply' },
): Promise<void> {
  await cancelWaiting(tx, and(eq(nextLoans.userId, userId), eq(nextLoans.kind, kind)));
}
