import type { Schema } from '@kosha/api-client';
import {
  asPaise,
  subtractPaise,
  offerStatement,
  paiseToRupees,
  type PolicyProfile,
} from '@kosha/domain';
import { shortestTermOf } from '../product/terms.ts';
import { closedReason, type Product } from '../product/find.ts';
import { quoteFor } from './quote.ts';

/**
 * What the borrower would receive and repay for the product's largest amount. The app then need not
 * request this quote (D66). Empty if the product is locked, full or offered by a partner.
 */
export function offerForLargestAmount(
  product: Product,
  { onTimeRepayments, policyProfile }: { onTimeRepayments: number; policyProfile: PolicyProfile },
): { offer?: Schema<'Offer'> } {
  const days = shortestTermOf(product, policyProfile);
  const isOpen = product.externalUrl === null && closedReason(product, onTimeRepayments) === null;
  if (!isOpen || days === undefined) return {};
  const amountPaise = asPaise(Math.max(...product.amountsPaise));
  const price = quoteFor(product, amountPaise, { onTimeRepayments, days });
  return {
    offer: {
      amount: paiseToRupees(amountPaise),
      received: paiseToRupees(price.receivedPaise),
      repayment: paiseToRupees(price.repaymentPaise),
      cost: paiseToRupees(subtractPaise(price.repaymentPaise, price.receivedPaise)),
      apr: offerStatement(price, days).offeredAprPercent,
      period: days,
    },
  };
}
