import { isOrderActionAllowed, formatInr, type LoanStatement, type Paise } from '@kosha/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  type NoticeEffect,
  orderEvents,
  orders,
  paymentNotices,
  payments,
} from '../../db/schema/index.ts';
import { clockToleranceMs, type ProviderNotice } from '../../providers/payment/notice.ts';
import { settleExtensionFee } from '../extension/settle-fee.ts';
import { endExtensionRequest } from '../ledger/extensions.ts';
import { findLoanStatement, returnTermsOf } from '../ledger/loan.ts';
import { moveOrder, type Order } from '../ledger/move.ts';
import { lockOrder } from '../ledger/orders.ts';
import type { Payment } from '../ledger/payments.ts';
import { cancelNextLoanAfter, cancelReapply } from '../next-loan/cancel.ts';
import { startNextLoan } from '../next-loan/start.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { notifyBySms } from '../user/notify.ts';

/**
 * Applies a provider's notification once (D30). A payment may first be reported as failed and later
 * as paid. If the loan was already settled, or another amount was due when the payer paid, the
 * payment is marked for refund.
 */
export async function settlePayment(
  tx: Db,
  notice: ProviderNotice,
  now: number,
): Promise<NoticeEffect> {
  const isPayment = eq(payments.id, notice.paymentId);
  const [known] = await tx.select().from(payments).where(isPayment);
  if (known === undefined) return 'unknown-payment';
  await lockOrder(tx, known.orderId);
  const [payment] = await tx.select().from(payments).where(isPayment).for('update');
  if (payment === undefined) return 'unknown-payment';
  if (payment.amountPaise !== notice.amountPaise) return 'other-amount';
  if (!isPossible(payment, notice, now)) return 'other-time';
  if (notice.outcome === 'paid')
    return payment.state === 'paid' ? 'none' : applyMoney(tx, payment, notice);
  return endUnpaid(tx, payment, notice);
}

function isPossible(
  { createdAtMs }: Payment,
  { decidedAtMs }: ProviderNotice,
  now: number,
): boolean {
  const latestMs = Math.max(now, createdAtMs) + clockToleranceMs;
  return decidedAtMs >= createdAtMs && decidedAtMs <= latestMs;
}

/** Ends an unpaid payment, and cancels a new loan requested with it. Keeps a scheduled loan. */
async function endUnpaid(
  tx: Db,
  { id, state, orderId, extensionId }: Payment,
  { outcome, decidedAtMs }: ProviderNotice,
): Promise<NoticeEffect> {
  if (state === 'paid') return 'contradicts';
  if (state !== 'open' && state !== 'processing') return 'none';
  const ended = { state: outcome, endedAtMs: decidedAtMs };
  await tx.update(payments).set(ended).where(eq(payments.id, id));
  if (extensionId === null) await cancelReapply(tx, orderId);
  return 'settled';
}

async function applyMoney(tx: Db, payment: Payment, notice: ProviderNotice): Promise<NoticeEffect> {
  const { id, state, orderId, extensionId, amountPaise } = payment;
  const { decidedAtMs } = notice;
  const isLate = state === 'failed' || state === 'cancelled';
  if (extensionId !== null) {
    const isBought = await settleExtensionFee(tx, { id, orderId, extensionId }, notice);
    return isBought ? settled(isLate) : 'to-give-back';
  }
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error('A payment has no order.');
  const statement = await findLoanStatement(tx, order, decidedAtMs);
  const isReturn = payment.purpose === 'return';
  // The amount due when the payer paid. It may have grown by the time of the notification.
  const duePaise = isReturn
    ? returnTermsOf(order, decidedAtMs)?.payablePaise
    : statement.stillToPayPaise;
  if (!isOrderActionAllowed('repay', order.state) || duePaise !== amountPaise) {
    await markForRefund(tx, { payment, order, atMs: decidedAtMs });
    return 'to-give-back';
  }
  await cancelOtherPayments(tx, payment, decidedAtMs);
  await tx
    .update(payments)
    .set({ state: 'paid', endedAtMs: decidedAtMs })
    .where(eq(payments.id, id));
  const paid = { paidPaise: amountPaise, paidAtMs: decidedAtMs };
  if (isReturn) await returnOrder(tx, order, paid);
  else await settleOrder(tx, order, { statement, ...paid });
  return settled(isLate);
}

const settled = (isLate: boolean): NoticeEffect => (isLate ? 'settled-late' : 'settled');

async function cancelOtherPayments(tx: Db, { id, orderId }: Payment, atMs: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'cancelled', endedAtMs: atMs })
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.purpose, 'extension'),
        eq(payments.state, 'open'),
        ne(payments.id, id),
      ),
    );
}

async function settleOrder(
  tx: Db,
  order: Order,
  {
    statement,
    paidPaise,
    paidAtMs,
  }: { statement: LoanStatement; paidPaise: Paise; paidAtMs: number },
): Promise<void> {
  const changes = {
    settledAtMs: paidAtMs,
    wasOnTime: statement.isOnTime,
    extensionPayUntilMs: null,
  };
  const move = { to: '7', atMs: paidAtMs, cause: 'repaid', changes } as const;
  if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  await endExtensionRequest(tx, order.id, { state: 'replaced', atMs: paidAtMs });
  const nextLoan = await startNextLoan(tx, order, paidAtMs);
  const { userId, orderNo: number } = order;
  const receipt = { words: smsTemplates.repaid, with: { amount: formatInr(paidPaise), number } };
  const messages = nextLoan === null ? [receipt] : [receipt, nextLoan];
  await notifyBySms(tx, userId, { messages, now: paidAtMs });
}

/**
 * Settles a loan that was returned in the cooling-off period (D56). Unlike a repayment, a return
 * does not count towards the borrower's tier and starts no next loan.
 */
async function returnOrder(
  tx: Db,
  order: Order,
  { paidPaise, paidAtMs }: { paidPaise: Paise; paidAtMs: number },
): Promise<void> {
  const { id, userId, orderNo } = order;
  const changes = { settledAtMs: paidAtMs, returnedPaise: paidPaise, extensionPayUntilMs: null };
  const move = { to: '7', atMs: paidAtMs, cause: 'returned', changes } as const;
  if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  await endExtensionRequest(tx, id, { state: 'replaced', atMs: paidAtMs });
  await cancelNextLoanAfter(tx, id);
  const values = { amount: formatInr(paidPaise), number: orderNo };
  const text = { words: smsTemplates.returned, with: values };
  await notifyBySms(tx, userId, { messages: [text], now: paidAtMs });
}

async function markForRefund(
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
  const values = { amount: formatInr(payment.amountPaise), number: orderNo };
  const text = { words: smsTemplates.givenBack, with: values };
  await notifyBySms(tx, userId, { messages: [text], now: atMs });
}

/** Stores repeated deliveries of a notification in one row, with the first delivery's effect. */
export async function recordNotice(
  db: Db,
  notice: ProviderNotice,
  now: number,
): Promise<NoticeEffect> {
  return db.transaction(async (tx) => {
    const effect = await settlePayment(tx, notice, now);
    const { paymentId, outcome, amountPaise, decidedAtMs } = notice;
    const facts = { paymentId, outcome, amountPaise, decidedAtMs };
    await tx
      .insert(paymentNotices)
      .values({ ...facts, effect, firstAtMs: now, lastAtMs: now })
      .onConflictDoUpdate({
        target: [
          paymentNotices.paymentId,
          paymentNotices.outcome,
          paymentNotices.amountPaise,
          paymentNotices.decidedAtMs,
        ],
        set: { times: sql`${paymentNotices.times} + 1`, lastAtMs: now },
      });
    return effect;
  });
}
