import { formatInr } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderEvents, payments } from '../../db/schema/index.ts';
import type { Order } from '../ledger/move.ts';
import { tellBySms } from '../user/tell.ts';
import type { Payment } from '../ledger/payments.ts';

/** Notes that the money of a repayment is to be given back, and tells the borrower. */
export async function giveMoneyBack(
  tx: Db,
  { payment, order, atMs }: { payment: Payment; order: Order; atMs: number },
): Promise<void> {
  const { id: orderId, orderNo, state, userId } = order;
  await tx
    .update(payments)
    .set({ state: 'paid', endedAtMs: atMs, refundDueAtMs: atMs })
    .where(eq(payments.id, payment.id));
  const cause = 'repayment did not settle the loan, to be given back';
  await tx.insert(orderEvents).values({ orderId, atMs, fromState: state, toState: state, cause });
  const amount = formatInr(payment.amountPaise);
  const body = `We received ${amount} for your loan ${orderNo}, which it did not settle. The money goes back to you.`;
  await tellBySms(tx, userId, { body, now: atMs });
}
