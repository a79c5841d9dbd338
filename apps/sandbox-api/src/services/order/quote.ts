import { quote, tierForOnTimeRepayments, type LoanPrice } from '@kosha/domain';
import { Refused } from '../../errors.ts';
import type { Product } from '../product/find.ts';

/**
 * The price of a loan for a borrower with this many repayments on time (D17, D18). Throws Refused when
 * the product does not offer the amount.
 */
export function quoteFor(
  product: Product,
  amountPaise: number,
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
