import { overdueFee, wholeDaysOverdue } from '@kosha/domain';
import type { Order } from './move.ts';

export interface AmountDue {
  readonly overdueDays: number;
  readonly overdueFeePaise: number;
  /** The repayment and the overdue fee. */
  readonly totalPaise: number;
}

/** What an order asks for at `now`; once settled, what it asked for then (D20). */
export function amountDue(order: Order, now: number): AmountDue {
  const { dueAtMs, settledAtMs, principalPaise, repaymentPaise } = order;
  const overdueDays = dueAtMs === null ? 0 : wholeDaysOverdue(dueAtMs, settledAtMs ?? now);
  const overdueFeePaise = overdueFee({
    principalPaise,
    ratePercentPerDay: order.overdueRatePercentPerDay,
    days: overdueDays,
  });
  return { overdueDays, overdueFeePaise, totalPaise: repaymentPaise + overdueFeePaise };
}
