import type { Schema } from '@kosha/api-client';
import {
  addDays,
  paiseToRupees,
  quote,
  rupeesToPaise,
  tiers,
  type TierOrderNum,
} from '@kosha/domain';
import { answers } from './__generated__/answers.ts';
import { knowsAll, productInfoFor } from './world.fixtures.ts';

interface Asked {
  productId?: string;
  /** The tier that the borrower has reached. */
  tier?: TierOrderNum | null;
  /** The product's own period without it. */
  days?: number;
}

/** What the reference server answers to `calculate` at the world's noon, for any amount (D17). */
export function quoteOf(
  amountRupees: number,
  { productId = '1', tier = null, days }: Asked = {},
): Schema<'Quote'> {
  const { serviceRate, interestRate, period } = productInfoFor(knowsAll, productId);
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
    repaymentDate: addDays(answers.now, days ?? period),
    tier: tier === null ? null : { orderNum: tier, reductionPercent },
    repayBy: null,
  };
}
