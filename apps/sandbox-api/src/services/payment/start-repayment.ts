import type { Db } from '../../db/database.ts';
import { lockOrder, statementOf } from '../ledger/orders.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findLatestRepayment } from '../ledger/payments.ts';
import { assertMayPay, openPayment } from './open-payment.ts';

/**
 * Begins a payment of what is due now. When one is open, it is used again with the present amount. Throws
 * a Refusal when nothing is due, or a payment is being confirmed or was made.
 */
export async function startRepayment(
  db: Db,
  request: { userId: string; orderId: string; now: number },
): Promise<{ paymentId: string }> {
  const { orderId, now } = request;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const loaded = await bringOrderUpToDate(tx, request);
    const { order } = loaded;
    const latest = await findLatestRepayment(tx, orderId);
    await assertMayPay(tx, order, latest);
    const amountPaise = statementOf(loaded, now).stillToPayPaise;
    return openPayment(tx, { order, latest, purpose: 'repayment', amountPaise, now });
  });
}
