import { canDo, type Paise } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments, type PaymentState } from '../../db/schema/index.ts';
import type { RefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { spend } from '../allowance/spend.ts';
import { isFeeOnItsWay } from '../ledger/extensions.ts';
import { lockOrder, statementOf } from '../ledger/orders.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findLatestRepayment, paymentsOf } from '../ledger/payments.ts';

/** Why no repayment can begin while an earlier one is in this state. */
const blocks = {
  processing: 'paymentBeingConfirmed',
  paid: 'orderAlreadyRepaid',
} as const satisfies Partial<Record<PaymentState, RefusalName>>;

const isBlocking = (state: PaymentState): state is keyof typeof blocks =>
  Object.hasOwn(blocks, state);

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
    if (latest !== null && isBlocking(latest.state)) throw refuse(blocks[latest.state]);
    if (!canDo('repay', order.state)) throw refuse('nothingDue');
    // The fee may move the due date, and nobody should pay for the extension and the loan at once.
    if (await isFeeOnItsWay(tx, order)) throw refuse('feeBeingConfirmed');
    const amountPaise = statementOf(loaded, now).stillToPayPaise;
    if (latest?.state === 'open') {
      await setPrice(tx, latest.id, amountPaise);
      return { paymentId: latest.id };
    }
    await spend(tx, paymentsOf(orderId), { now });
    const [payment] = await tx
      .insert(payments)
      .values({ orderId, purpose: 'repayment', amountPaise, state: 'open', createdAtMs: now })
      .returning({ paymentId: payments.id });
    if (payment === undefined) throw new Error('The payment was not written.');
    return payment;
  });
}

/** The payer may decide at the same moment; a decided payment keeps the amount that was shown. */
async function setPrice(tx: Db, paymentId: string, amountPaise: Paise): Promise<void> {
  const priced = await tx
    .update(payments)
    .set({ amountPaise })
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'open')))
    .returning({ id: payments.id });
  if (priced.length === 0) throw refuse(blocks.processing);
}
