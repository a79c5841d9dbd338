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
 * The price of the largest amount, which saves the app a request (D66). Empty if the product is
 * closed to the borrower or offered by a partner.
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
