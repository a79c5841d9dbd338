import { wholeDaysOverdue } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/index.ts';
import { NotFound, Refused } from '../../errors.ts';
import type { ProviderNotice } from '../../providers/payment/notice.ts';
import { endRequest } from '../extension/end.ts';
import { settleFee } from '../extension/settle-fee.ts';
import { lockOrder } from '../order/load.ts';
import { moveOrder, type Order } from '../order/move.ts';
import { dropReapply } from '../schedule/cancel-next.ts';
import { startWaitingLoan } from '../schedule/start.ts';
import type { Payment } from './find-latest.ts';

/**
 * Ends a payment as the provider's notice says; the same notice again changes nothing (D30). A
 * reapply belongs to one payment and ends with it when it was not paid. Throws NotFound, or
 * Refused when the amount is not the one asked for.
 */
export async function settlePayment(db: Db, notice: ProviderNotice): Promise<void> {
  const { paymentId } = notice;
  await db.transaction(async (tx) => {
    const isIt = eq(payments.id, paymentId);
    const [asked] = await tx.select().from(payments).where(isIt);
    if (asked === undefined) throw new NotFound('There is no such payment.');
    await lockOrder(tx, asked.orderId);
    const [payment] = await tx.select().from(payments).where(isIt).for('update');
    if (payment === undefined || !isAwaited(payment, notice)) return;
    if (payment.amountPaise !== notice.amountPaise) {
      throw new Refused('Another amount was asked for.');
    }
    await settle(tx, payment, notice);
  });
}

/** Whether the notice still counts. A paid fee does even after its checkout was cancelled (D53). */
function isAwaited({ state, extensionId }: Payment, { outcome }: ProviderNotice): boolean {
  if (state === 'open' || state === 'processing') return true;
  return state === 'cancelled' && extensionId !== null && outcome === 'paid';
}

/** A scheduled order waits on when a repayment was not made; a reapply does not. */
async function settle(tx: Db, payment: Payment, notice: ProviderNotice): Promise<void> {
  const { id, orderId, extensionId } = payment;
  const { outcome, decidedAtMs } = notice;
  if (extensionId !== null && outcome === 'paid') {
    return settleFee(tx, { id, orderId, extensionId }, notice);
  }
  await tx
    .update(payments)
    .set({ state: outcome, endedAtMs: decidedAtMs })
    .where(eq(payments.id, id));
  if (outcome === 'paid') return settleOrder(tx, orderId, decidedAtMs);
  if (extensionId === null) await dropReapply(tx, orderId);
}

async function settleOrder(tx: Db, orderId: string, paidAtMs: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error('A payment has no order.');
  const changes = {
    settledAtMs: paidAtMs,
    wasOnTime: wasOnTime(order, paidAtMs),
    extensionPayUntilMs: null,
  };
  const move = { to: '7', atMs: paidAtMs, cause: 'repaid', changes } as const;
  if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  await endRequest(tx, orderId, { state: 'replaced', atMs: paidAtMs });
  await startWaitingLoan(tx, order, paidAtMs);
}

/** By the present due date, which extensions may have moved; days late before that stay late (D53). */
function wasOnTime({ dueAtMs, carriedOverdueDays }: Order, paidAtMs: number): boolean {
  return dueAtMs !== null && carriedOverdueDays + wholeDaysOverdue(dueAtMs, paidAtMs) === 0;
}
