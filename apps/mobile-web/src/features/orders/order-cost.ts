import { isSettled } from '@kosha/domain';
import { loanCost, type LoanCost } from '../../shared/payment/loan-cost.ts';
import type { Order } from '../../shared/queries/order-detail.ts';

/**
 * The cost of an order as of now, with the fee of the days past its due date (D20). Its yearly rate is
 * the one that was agreed; a settled order has none, for it may have ended early or late (D48).
 */
export function orderCost(order: Order): LoanCost {
  const { overdueFeePaise, period, orderState } = order;
  const price = {
    principalPaise: order.loanAmountPaise,
    processingFeePaise: order.processingFeePaise,
    gstPaise: order.gstPaise,
    interestPaise: order.interestPaise,
    receivedPaise: order.receivedPaise,
    repaymentPaise: order.repaymentPaise,
  };
  return loanCost(price, { days: isSettled(orderState) ? null : period, overdueFeePaise });
}

/** What one more day adds, in paise; null where the figures do not tell it (D20, D53). */
export function overdueFeePerDay({
  overdueFeePaise,
  overdueDays,
  extensionState,
}: Pick<Order, 'overdueFeePaise' | 'overdueDays' | 'extensionState'>): number | null {
  const isMoved = extensionState !== 0;
  if (isMoved || overdueFeePaise === null || overdueDays === 0) return null;
  const perDay = overdueFeePaise / overdueDays;
  return perDay > 0 && Number.isInteger(perDay) ? perDay : null;
}
