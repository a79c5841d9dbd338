import type { Schema } from '@kosha/api-client';
import {
  addDays,
  paiseToRupees,
  quote,
  rupeesToPaise,
  tiers,
  type TierOrderNum,
} from '@kosha/domain';
import { sampleResponses } from './responses.ts';
import { personaWithAllProducts, productInfoFor } from './sample-data.fixtures.ts';

interface Asked {
  productId?: string;
  tier?: TierOrderNum | null;
  /** The term in days; the default is the product's own term. */
  days?: number;
}

/** Computes the quote that the reference server would send on the date of the sample data (D17). */
export function quoteOf(
  amountRupees: number,
  { productId = '1', tier = null, days }: Asked = {},
): Schema<'Quote'> {
  const { serviceRate, interestRate, period } = productInfoFor(personaWithAllProducts, productId);
  const reductionPercent = tier === null ? 0 : tiers[tier].maxReductionPercent;
  const price = quote({
    principalPaise: rupeesToPaise(amountRupees),
    serviceRate,
    tierReductionPercent: reductionPercent,
    interestRatePercentPerDay: interestRate,
    days: days ?? period,
  });
  return {
    repaymentAmount: paiseToRupees(price.repaymentPaise),
    serviceFee: paiseToRupees(price.processingFeePaise),
    gstFee: paiseToRupees(price.gstPaise),
    interest: paiseToRupees(price.interestPaise),
    arriveAmount: paiseToRupees(price.receivedPaise),
    repaymentDate: addDays(sampleResponses.now, days ?? period),
    tier: tier === null ? null : { orderNum: tier, reductionPercent },
    repayBy: null,
  };
}
