import { formatInr, type Paise } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { returnTermsOf } from '../ledger/loan.ts';
import { lockOrder } from '../ledger/orders.ts';
import { findSettlingOrLatestRepayment } from '../ledger/payments.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { assertMayPay, openPayment } from './open-payment.ts';

/** Throws a Refusal if the cooling-off period is over or `expectedPaise` is outdated (D56). */
export async function startReturn(
  db: Db,
  request: { userId: string; orderId: string; expectedPaise: Paise; now: number },
): Promise<{ paymentId: string }> {
  const { orderId, expectedPaise, now } = request;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { order } = await bringOrderUpToDate(tx, request);
    const latest = await findSettlingOrLatestRepayment(tx, orderId);
    await assertMayPay(tx, order, latest);
    const offer = returnTermsOf(order, now);
    if (offer === null) throw refuse('coolingOffOver');
    const amountPaise = offer.payablePaise;
    if (amountPaise !== expectedPaise) {
      throw refuse('returnAmountChanged', { with: { amount: formatInr(amountPaise) } });
    }
    return openPayment(tx, { order, latest, purpose: 'return', amountPaise, now });
  });
}
