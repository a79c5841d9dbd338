import type { Paise } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../refusals/refuse.ts';
import type { Order } from '../ledger/move.ts';
import { lockOrder, loanStatementOf } from '../ledger/orders.ts';
import { cancelReapply } from '../next-loan/cancel.ts';
import { requestNextLoanWithRepayment } from '../next-loan/set.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findSettlingOrLatestRepayment } from '../ledger/payments.ts';
import { assertMayPay, openPayment } from './open-payment.ts';

interface Reapply {
  cardId: string;
  amountPaise: Paise;
}

interface RepaymentRequest {
  userId: string;
  orderId: string;
  /**
   * The new loan that the borrower requests together with the repayment (D66). Null cancels an
   * earlier request for a new loan; undefined keeps that request.
   */
  reapply?: Reapply | null | undefined;
  now: number;
}

export async function startRepayment(
  db: Db,
  request: RepaymentRequest,
): Promise<{ paymentId: string; isReapplyAsked?: boolean }> {
  const { orderId, reapply, now } = request;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const loaded = await bringOrderUpToDate(tx, request);
    const { order } = loaded;
    const latest = await findSettlingOrLatestRepayment(tx, orderId);
    await assertMayPay(tx, order, latest);
    const amountPaise = loanStatementOf(loaded, now).stillToPayPaise;
    const payment = await openPayment(tx, {
      order,
      latest,
      purpose: 'repayment',
      amountPaise,
      now,
    });
    if (reapply === null) await cancelReapply(tx, orderId);
    if (!reapply) return payment;
    const isReapplyAsked = await requestReapply(tx, order, {
      ...reapply,
      userId: request.userId,
      now,
    });
    return { ...payment, isReapplyAsked };
  });
}

/**
 * If the new loan is refused with a status below 500, returns false and cancels an earlier request
 * for a new loan, so that the repayment continues without one (D23). Rethrows all other errors.
 */
async function requestReapply(
  tx: Db,
  order: Order,
  request: Reapply & { userId: string; now: number },
): Promise<boolean> {
  try {
    await tx.transaction((inner) => requestNextLoanWithRepayment(inner, order, request));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    await cancelReapply(tx, order.id);
    return false;
  }
}
