import {
  type LoanPrice,
  nextLoanTier,
  type NextLoanTier,
  type Paise,
  quote,
  tierForOnTimeRepayments,
} from '@kosha/domain';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { orders } from '../../db/schema/index.ts';
import { Refused } from '../../refusals/errors.ts';
import type { Product } from '../product/find.ts';
import { loadOrder, statementOf } from '../ledger/orders.ts';

/**
 * The price of a loan for a borrower with this many repayments on time (D17, D18). Throws Refused when
 * the product does not offer the amount.
 */
export function quoteFor(
  product: Product,
  amountPaise: Paise,
  onTimeRepayments: number,
): LoanPrice {
  if (!product.amountsPaise.includes(amountPaise)) {
    throw new Refused('This amount is not offered for this product.');
  }
  return quote({
    principalPaise: amountPaise,
    serviceRate: product.serviceRatePercent,
    tierReductionPercent: tierForOnTimeRepayments(onTimeRepayments)?.maxReductionPercent ?? 0,
    interestRatePercentPerDay: product.interestRatePercentPerDay,
    days: product.periodDays,
  });
}

const onTimeOfUser = prepared((db) =>
  db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), eq(orders.wasOnTime, true)))
    .prepare(''),
);

/** How many loans the borrower has repaid on time. This decides the tier (D18). */
export async function countOnTime(db: Db, userId: string): Promise<number> {
  const [row] = await onTimeOfUser(db).execute({ userId });
  return row?.count ?? 0;
}

/**
 * The tier at which a loan is priced that starts now, or once the order `repaidFirst` is repaid (D10,
 * D11). Throws NotFound for an order that is not the borrower's.
 */
export async function findNextTier(
  db: Db,
  { userId, repaidFirst, now }: { userId: string; repaidFirst: string | null; now: number },
): Promise<NextLoanTier> {
  // First: reading the order ends what is due, and its repayment may count by now.
  const loaded = repaidFirst && (await loadOrder(db, { userId, orderId: repaidFirst, now }));
  const onTimeRepayments = await countOnTime(db, userId);
  if (loaded) return nextLoanTier(statementOf(loaded, now), onTimeRepayments);
  return { tier: tierForOnTimeRepayments(onTimeRepayments), onTimeRepayments, repayByMs: null };
}
