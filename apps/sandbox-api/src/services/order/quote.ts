import {
  type LoanPrice,
  nextLoanTier,
  type NextLoanTier,
  type Paise,
  quote,
  tierForOnTimeRepayments,
} from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Product } from '../product/find.ts';
import { countOnTimeRepayments, loanStatementOf } from '../ledger/orders.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';

/**
 * Calculates the fees, the interest and the totals of a loan, with the reduction of the borrower's
 * tier (D17, D18). Throws a Refusal if the product does not offer the amount.
 */
export function quoteFor(
  product: Product,
  amountPaise: Paise,
  { onTimeRepayments, days }: { onTimeRepayments: number; days: number },
): LoanPrice {
  if (!product.amountsPaise.includes(amountPaise)) throw refuse('amountNotOffered');
  return quote({
    principalPaise: amountPaise,
    serviceRate: product.serviceRatePercent,
    tierReductionPercent: tierForOnTimeRepayments(onTimeRepayments)?.maxReductionPercent ?? 0,
    interestRatePercentPerDay: product.interestRatePercentPerDay,
    days,
  });
}

/** The tier of a loan that starts after the order `repaidFirst` is repaid (D10, D11). */
export async function findNextTier(
  db: Db,
  { userId, repaidFirst, now }: { userId: string; repaidFirst: string | null; now: number },
): Promise<NextLoanTier> {
  // Loads the order before the count: if the order is already settled, the count includes it.
  const loaded =
    repaidFirst && (await bringOrderUpToDate(db, { userId, orderId: repaidFirst, now }));
  const onTimeRepayments = await countOnTimeRepayments(db, userId);
  if (loaded) return nextLoanTier(loanStatementOf(loaded, now), onTimeRepayments);
  return { tier: tierForOnTimeRepayments(onTimeRepayments), onTimeRepayments, repayByMs: null };
}
