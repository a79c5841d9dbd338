import { daysBetween } from '@kosha/domain';
import type { DayBlocksProps } from '@kosha/ui';

interface LoanRun {
  loanDate: number | null;
  repaymentDate: number | null;
  nowMs: number;
  overdueDays: number;
}

/** Counts days in India's calendar (D20). Returns null if a date is unknown. */
export function countLoanDays({
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
