import { tierForOnTimeRepayments, type Tier } from '../fee/tiers.ts';
import type { KnownPaise } from '../money/paise.ts';
import type { LoanStatement } from './loan-statement.ts';

/** The borrower's tier for a loan taken after the current one is repaid. */
export interface NextLoanTier {
  tier: Tier | null;
  onTimeRepayments: number;
  /**
   * Epoch ms. The due date of the current loan, if the borrower reaches this tier only by repaying
   * on time; otherwise null.
   */
  repayByMs: number | null;
}

/**
 * The tier of the next loan. It includes the repayment of the current loan (D10, D11, D18), unless
 * that loan is overdue (D53). `onTimeRepayments` excludes a current loan that is not settled.
 */
export function nextLoanTier(
  present: Pick<LoanStatement<KnownPaise>, 'isOnTime' | 'isSettled' | 'dueAtMs'>,
  onTimeRepayments: number,
): NextLoanTier {
  const willCount = present.isOnTime && !present.isSettled;
  const repayments = onTimeRepayments + (willCount ? 1 : 0);
  const tier = tierForOnTimeRepayments(repayments);
  const isReached = tier !== tierForOnTimeRepayments(onTimeRepayments);
  return { tier, onTimeRepayments: repayments, repayByMs: isReached ? present.dueAtMs : null };
}
