import { daysBetween, isSettled } from '@kosha/domain';
import { loanCost, type LoanCost } from '../../shared/payment/loan-cost.ts';
import type { Order } from './orders.queries.ts';

/**
 * The cost of an order as of now, with the days past its due date and their fee (D20). For a settled
 * order, the days are those that it ran; when its dates are not known, there is no yearly rate.
 */
export function orderCost(order: Order): LoanCost {
  const { overdueFeePaise } = order;
  const price = {
    principalPaise: order.loanAmountPaise,
    processingFeePaise: order.processingFeePaise,
    gstPaise: order.gstPaise,
    interestPaise: order.interestPaise,
    receivedPaise: order.receivedPaise,
    repaymentPaise: order.repaymentPaise,
  };
  return loanCost(price, { days: daysOf(order), overdueFeePaise });
}

/** The days that the money is, or was, borrowed for; null where that is not known. */
function daysOf(order: Order): number | null {
  if (!isSettled(order.orderState)) return order.period + order.overdueDays;
  const { loanDate, settledTime } = order;
  return loanDate && settledTime ? daysBetween(loanDate, settledTime) : null;
}
