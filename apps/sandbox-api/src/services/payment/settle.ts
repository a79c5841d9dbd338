import { wholeDaysOverdue } from '@kosha/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, payments, type PaymentOutcome } from '../../db/schema/index.ts';
import { NotFound, Refused } from '../../errors.ts';
import { dropWaitingLoan } from '../order/cancel-next.ts';
import { lockOrder } from '../order/load.ts';
import { moveOrder } from '../order/move.ts';
import { startWaitingLoan } from '../order/reapply.ts';

export interface ProviderNotice {
  readonly paymentId: string;
  readonly outcome: PaymentOutcome;
  readonly amountPaise: number;
  /** When the payer decided, epoch ms: what makes a repayment on time, however late the notice. */
  readonly decidedAtMs: number;
}

/**
 * Takes in what the provider says of a payment; a notice that comes again changes nothing (D30).
 * A wish for a next loan belongs to one payment, so it goes when that was not made.
 * Throws NotFound, or Refused when another amount was paid than asked for.
 */
export async function settlePayment(db: Db, notice: ProviderNotice): Promise<void> {
  const { paymentId, outcome, amountPaise, decidedAtMs } = notice;
  await db.transaction(async (tx) => {
    const [asked] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (asked === undefined) throw new NotFound('There is no such payment.');
    await lockOrder(tx, asked.orderId);
    const ended = await tx
      .update(payments)
      .set({ state: outcome, endedAtMs: decidedAtMs })
      .where(and(eq(payments.id, paymentId), inArray(payments.state, ['open', 'processing'])))
      .returning({ amountPaise: payments.amountPaise });
    const [payment] = ended;
    if (payment === undefined) return;
    if (payment.amountPaise !== amountPaise) throw new Refused('Another amount was asked for.');
    if (outcome === 'paid') await settleOrder(tx, asked.orderId, decidedAtMs);
    else await dropWaitingLoan(tx, asked.orderId);
  });
}

async function settleOrder(tx: Db, orderId: string, paidAtMs: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error('A payment has no order.');
  const wasOnTime = order.dueAtMs !== null && wholeDaysOverdue(order.dueAtMs, paidAtMs) === 0;
  const changes = { settledAtMs: paidAtMs, wasOnTime };
  const move = { to: '7', atMs: paidAtMs, cause: 'repaid', changes } as const;
  if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  await startWaitingLoan(tx, order, paidAtMs);
}
