import { canDo, daysBetween, limits } from '@kosha/domain';
import type { DayBlocksProps } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { loanDays } from '../../shared/due/loan-days.ts';
import { loanCost, type LoanCost } from '../../shared/payment/loan-cost.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';

/** What Home says of a debt beside its amount. */
export interface DueFacts {
  cost: LoanCost;
  days: DayBlocksProps | null;
  /** Epoch milliseconds; null where they are not known. */
  loanDate: number | null;
  repaymentDate: number | null;
  overdueDays: number;
  nowMs: number;
}

/**
 * Dates and cost of an order that is owed. Where the list does not tell them, the order's detail does;
 * undefined until then, and for an order that is not owed (D51).
 */
export function useDueFacts(order: InProgressOrder): DueFacts | undefined {
  const isOwed = canDo('repay', order.orderState);
  const isTold = order.repaymentDate !== undefined;
  const { data } = useQuery({ ...orderDetailQuery(order.orderId), enabled: isOwed && !isTold });
  const source = isTold ? { ...order, serverTime: order.readAtMs } : data;
  if (!isOwed || source === undefined) return undefined;
  const { loanDate = null, repaymentDate = null, overdueDays = 0, serverTime: nowMs } = source;
  const { receivedPaise = null, overdueFeePaise = 0 } = source;
  const price = {
    principalPaise: null,
    processingFeePaise: null,
    gstPaise: null,
    interestPaise: order.interestPaise,
    receivedPaise,
    repaymentPaise: order.amountPaise,
  };
  return {
    cost: loanCost(price, { days: agreedDays(loanDate, repaymentDate), overdueFeePaise }),
    days: loanDays({ loanDate, repaymentDate, nowMs, overdueDays }),
    loanDate,
    repaymentDate,
    overdueDays,
    nowMs,
  };
}

/** Null once the due date was moved: then the rate that was quoted is not known here (D48, D53). */
function agreedDays(loanDate: number | null, repaymentDate: number | null): number | null {
  if (loanDate === null || repaymentDate === null) return null;
  const days = daysBetween(loanDate, repaymentDate);
  return days === limits.quotePeriodDays ? days : null;
}
