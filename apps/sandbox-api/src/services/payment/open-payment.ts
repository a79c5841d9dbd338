import { isOrderActionAllowed, type Paise } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments, type PaymentState } from '../../db/schema/index.ts';
import type { RefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { countUseOrRefuse } from '../allowance/try-spend.ts';
import { isExtensionFeePending } from '../ledger/extensions.ts';
import type { Order } from '../ledger/move.ts';
import { orderPaymentAllowance, type Payment } from '../ledger/payments.ts';

const blocks = {
  processing: 'paymentBeingConfirmed',
  paid: 'orderAlreadyRepaid',
} as const satisfies Partial<Record<PaymentState, RefusalName>>;

const isBlocking = (state: PaymentState): state is keyof typeof blocks =>
  Object.hasOwn(blocks, state);

export async function assertMayPay(
  tx: Db,
  order: Order,
  latest: Pick<Payment, 'state'> | null,
): Promise<void> {
  if (latest !== null && isBlocking(latest.state)) throw refuse(blocks[latest.state]);
  if (!isOrderActionAllowed('repay', order.state)) throw refuse('nothingDue');
  // A confirmed extension fee moves the due date, on which the amount to repay depends.
  if (await isExtensionFeePending(tx, order)) throw refuse('feeBeingConfirmed');
}

/**
 * Reuses an open payment of the same purpose. Cancels an open payment of the other purpose, so that
 * the borrower cannot pay twice.
 */
export async function openPayment(
  tx: Db,
  request: {
    order: Order;
    latest: Payment | null;
    purpose: 'repayment' | 'return';
    amountPaise: Paise;
    now: number;
  },
): Promise<{ paymentId: string }> {
  const { latest, purpose, amountPaise, now } = request;
  const { id: orderId } = request.order;
  if (latest?.state === 'open' && latest.purpose === purpose) {
    await changeOpen(tx, latest.id, { amountPaise });
    return { paymentId: latest.id };
  }
  if (latest?.state === 'open') {
    await changeOpen(tx, latest.id, { state: 'cancelled', endedAtMs: now });
  }
  await countUseOrRefuse(tx, orderPaymentAllowance(orderId), { now });
  const [payment] = await tx
    .insert(payments)
    .values({ orderId, purpose, amountPaise, state: 'open', createdAtMs: now })
    .returning({ paymentId: payments.id });
  if (payment === undefined) throw new Error('The payment was not written.');
  return payment;
}

async function changeOpen(
  tx: Db,
  paymentId: string,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(payments)
    .set(changes)
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'open')))
    .returning({ id: payments.id });
  if (changed.length === 0) throw refuse(blocks.processing);
}
