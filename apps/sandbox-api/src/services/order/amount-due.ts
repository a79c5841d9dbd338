import { overdueFee, wholeDaysOverdue } from '@kosha/domain';
import type { Order } from './move.ts';

export interface AmountDue {
  /** Days past the present due date. */
  overdueDays: number;
  /** For those days, and for the days that were late before an extension moved the due date. */
  overdueFeePaise: number;
  /** The repayment and the overdue fee. */
  totalPaise: number;
}

/** What is due on an order at `now`; for a settled order, what was due when it was settled (D20). */
export function amountDue(order: Order, now: number): AmountDue {
  const { dueAtMs, settledAtMs, principalPaise, repaymentPaise } = order;
  const overdueDays = dueAtMs === null ? 0 : wholeDaysOverdue(dueAtMs, settledAtMs ?? now);
  const overdueFeePaise = overdueFee({
    principalPaise,
    ratePercentPerDay: order.overdueRatePercentPerDay,
    days: order.carriedOverdueDays + overdueDays,
  });
  return { overdueDays, overdueFeePaise, totalPaise: repaymentPaise + overdueFeePaise };
}
