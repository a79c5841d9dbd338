import { daysBetween } from '@kosha/domain';
import type { DayBlocksProps } from '@kosha/ui';

interface LoanRun {
  /** In epoch milliseconds, as are `repaymentDate` and `nowMs`. Null if the date is unknown. */
  loanDate: number | null;
  repaymentDate: number | null;
  nowMs: number;
  overdueDays: number;
}

/** The days of a loan in India's calendar: total, elapsed and overdue (D20). */
export function loanDays({
  loanDate,
  repaymentDate,
  nowMs,
  overdueDays,
}: LoanRun): DayBlocksProps | null {
  if (loanDate === null || repaymentDate === null) return null;
  const total = Math.max(1, daysBetween(loanDate, repaymentDate));
  const gone = Math.min(total, Math.max(0, daysBetween(loanDate, nowMs)));
  return { total, gone, late: overdueDays };
}
