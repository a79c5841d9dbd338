import { tierForOnTimeRepayments, type Tier } from '../fee/tiers.ts';
import type { KnownPaise } from '../money/paise.ts';
import type { LoanStatement } from './loan-statement.ts';

/** The tier at which a loan is priced that starts when the present one is repaid. */
export interface NextLoanTier {
  tier: Tier | null;
  onTimeRepayments: number;
  /**
   * Epoch ms: only if the present loan is repaid by this day, its due date, does the price hold; null
   * when the day makes no difference.
   */
  repayByMs: number | null;
}

/**
 * Repaying the present loan on time counts before the next one is priced (D10, D11, D18); one that is
 * late already does not count (D53). `onTimeRepayments` are those so far.
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
