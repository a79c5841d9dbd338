import { canDo } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments, type PaymentState } from '../../db/schema/index.ts';
import { Conflict } from '../../errors.ts';
import { amountDue } from '../order/amount-due.ts';
import { loadOrder, lockOrder } from '../order/load.ts';
import { findLatestRepayment } from './find-latest.ts';

/** Why a repayment begun before keeps another from beginning. */
const blocks = {
  processing: 'Your payment is being confirmed. Please wait a moment.',
  paid: 'This order is repaid already.',
} as const satisfies Partial<Record<PaymentState, string>>;

const isBlocking = (state: PaymentState): state is keyof typeof blocks =>
  Object.hasOwn(blocks, state);

/**
 * The payment of what is due now: the one still open, its amount brought up to date, or a new one.
 * Throws NotFound, or Conflict when nothing is due, or a payment is under way or made.
 */
export async function startRepayment(
  db: Db,
  request: { readonly userId: string; readonly orderId: string; readonly now: number },
): Promise<{ readonly paymentId: string }> {
  const { orderId, now } = request;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { order } = await loadOrder(tx, request);
    const latest = await findLatestRepayment(tx, orderId);
    if (latest !== null && isBlocking(latest.state)) throw new Conflict(blocks[latest.state]);
    if (!canDo('repay', order.state)) throw new Conflict('Nothing is due on this order.');
    const amountPaise = amountDue(order, now).totalPaise;
    if (latest?.state === 'open') {
      await setPrice(tx, latest.id, amountPaise);
      return { paymentId: latest.id };
    }
    const [payment] = await tx
      .insert(payments)
      .values({ orderId, purpose: 'repayment', amountPaise, state: 'open', createdAtMs: now })
      .returning({ paymentId: payments.id });
    if (payment === undefined) throw new Error('The payment was not written.');
    return payment;
  });
}

/** The payer may decide at this very moment; what is decided keeps the price it was shown at. */
async function setPrice(tx: Db, paymentId: string, amountPaise: number): Promise<void> {
  const priced = await tx
    .update(payments)
    .set({ amountPaise })
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'open')))
    .returning({ id: payments.id });
  if (priced.length === 0) throw new Conflict(blocks.processing);
}
