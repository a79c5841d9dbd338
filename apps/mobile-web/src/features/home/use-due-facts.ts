import { canDo } from '@kosha/domain';
import type { DayBlocksProps } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { loanDays } from '../../shared/money/loan-days.ts';
import type { LoanCost } from '../../shared/money/cost-messages.ts';
import { inProgressStatement, orderStatement } from '../../shared/money/order-statement.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';

/** Home's data about a debt, except its amount. */
export interface DueFacts {
  cost: LoanCost;
  days: DayBlocksProps | null;
  /** In epoch milliseconds; null if unknown. */
  loanDate: number | null;
  nowMs: number;
}

/**
 * The dates and cost of a debt. If the list lacks them, they are fetched with the order's detail;
 * undefined until then, and for an order without a debt (D51).
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
  return { cost, days: loanDays({ loanDate, repaymentDate, nowMs, overdueDays }), loanDate, nowMs };
}
