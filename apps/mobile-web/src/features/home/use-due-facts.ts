import { canDo } from '@kosha/domain';
import type { DayBlocksProps } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { loanDays } from '../../shared/money/loan-days.ts';
import type { LoanCost } from '../../shared/money/cost-words.ts';
import { inProgressStatement, orderStatement } from '../../shared/money/order-statement.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';

/** What Home says of a debt beside its amount. */
export interface DueFacts {
  cost: LoanCost;
  days: DayBlocksProps | null;
  /** Epoch milliseconds; null where it is not known. */
  loanDate: number | null;
  nowMs: number;
}

/**
 * Dates and cost of an order that is owed. Where the list does not tell them, the order's detail does;
 * undefined until then, and for an order that is not owed (D51).
 */
export function useDueFacts(order: InProgressOrder): DueFacts | undefined {
  const isOwed = canDo('repay', order.orderState);
  const told = inProgressStatement(order);
  const enabled = isOwed && told === undefined;
  const { data: detail } = useQuery({ ...orderDetailQuery(order.orderId), enabled });
  const cost = told ?? (detail && orderStatement(detail));
  if (!isOwed || cost === undefined) return undefined;
  const { loanDate = null } = told ? order : (detail ?? order);
  const nowMs = told ? order.nowMs : (detail?.serverTime ?? order.nowMs);
  const { dueAtMs: repaymentDate, overdueDays } = cost;
  return { cost, days: loanDays({ loanDate, repaymentDate, nowMs, overdueDays }), loanDate, nowMs };
}
