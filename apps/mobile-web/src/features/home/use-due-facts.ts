import { canDo } from '@kosha/domain';
import type { DayBlocksProps } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { countLoanDays } from '../../shared/money/loan-days.ts';
import type { LoanCost } from '../../shared/money/cost-messages.ts';
import { inProgressStatement, orderStatement } from '../../shared/money/order-statement.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';

export interface DueFacts {
  cost: LoanCost;
  days: DayBlocksProps | null;
  /** In epoch milliseconds; null if unknown. */
  loanDate: number | null;
  nowMs: number;
}

/**
 * If the list lacks the dates and the cost, the order's detail provides them (D51). Undefined until
 * then, and for an order without a debt.
 */
export function useDueFacts(order: InProgressOrder): DueFacts | undefined {
  const isOwed = canDo('repay', order.orderState);
  const received = inProgressStatement(order);
  const enabled = isOwed && received === undefined;
  const { data: detail } = useQuery({ ...orderDetailQuery(order.orderId), enabled });
  const cost = received ?? (detail && orderStatement(detail));
  if (!isOwed || cost === undefined) return undefined;
  const { loanDate = null } = received ? order : (detail ?? order);
  const nowMs = received ? order.nowMs : (detail?.serverTime ?? order.nowMs);
  const { dueAtMs: repaymentDate, overdueDays } = cost;
  return {
    cost,
    days: countLoanDays({ loanDate, repaymentDate, nowMs, overdueDays }),
    loanDate,
    nowMs,
  };
}
