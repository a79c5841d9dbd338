import { tierForOnTimeRepayments, type Tier } from '../fee/tiers.ts';
import type { NullablePaise } from '../money/paise.ts';
import type { LoanStatement } from './loan-statement.ts';

/** The tier of the next loan, if the borrower repays the current loan. */
export interface NextLoanTier {
  tier: Tier | null;
  onTimeRepayments: number;
  /** Epoch ms of the current due date, if a repayment by then reaches a new tier; else null. */
  repayByMs: number | null;
}

/**
 * The tier of the next loan (D10, D11, D18, D53). A current loan that is not overdue counts as
 * repaid on time. The parameter `onTimeRepayments` does not include an unsettled current loan.
 */
export function nextLoanTier(
  present: Pick<LoanStatement<NullablePaise>, 'isOnTime' | 'isSettled' | 'dueAtMs'>,
  onTimeRepayments: number,
): NextLoanTier {
  const willCount = present.isOnTime && !present.isSettled;
  const repayments = onTimeRepayments + (willCount ? 1 : 0);
  const tier = tierForOnTimeRepayments(repayments);
  const isReached = tier !== tierForOnTimeRepayments(onTimeRepayments);
  return { tier, onTimeRepayments: repayments, repayByMs: isReached ? present.dueAtMs : null };
}
