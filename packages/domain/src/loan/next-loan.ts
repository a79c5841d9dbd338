import { tierForOnTimeRepayments, type Tier } from '../fee/tiers.ts';
import type { KnownPaise } from '../money/paise.ts';
import type { LoanStatement } from './loan-statement.ts';

/** The tier that prices a loan taken after the current one is repaid. */
export interface NextLoanTier {
  tier: Tier | null;
  onTimeRepayments: number;
  /**
   * Epoch ms. The price holds only if the current loan is repaid by this day, its due date; null if
   * the date makes no difference.
   */
  repayByMs: number | null;
}

/**
 * Repaying the current loan on time counts before the next one is priced (D10, D11, D18); an
 * overdue one does not count (D53). `onTimeRepayments` excludes the current loan.
 */
export function nextLoanTier(
  present: Pick<LoanStatement<KnownPaise>, 'isOnTime' | 'isSettled' | 'dueAtMs'>,
  onTimeRepayments: number,
): NextLoanTier {
  const counts = present.isOnTime && !present.isSettled;
  const then = onTimeRepayments + (counts ? 1 : 0);
  const tier = tierForOnTimeRepayments(then);
  const isReached = tier !== tierForOnTimeRepayments(onTimeRepayments);
  return { tier, onTimeRepayments: then, repayByMs: isReached ? present.dueAtMs : null };
}
