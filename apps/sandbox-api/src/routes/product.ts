import { paiseToRupees, tierForOnTimeRepayments } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { countOnTimeRepayments } from '../services/ledger/orders.ts';
import { offerForLargestAmount } from '../services/order/offer.ts';
import { tierReduction } from '../services/order/view.ts';
import { readSettings } from '../providers/settings/settings.ts';
import { requirementsNow } from '../services/product/requirements.ts';
import { termsInResponse } from '../services/product/terms.ts';
import { findProduct } from '../services/product/find.ts';

export const productRoutes = {
  getProductInfo: {
    who: 'session',
    handle: async ({ query, user, db, translator: { translate } }) => {
      const [product, onTimeRepayments, { policyProfile }] = await Promise.all([
        findProduct(db, query.id),
        countOnTimeRepayments(db, user.id),
        readSettings(db),
      ]);
      return {
        name: product.name,
        logo: product.logo,
        amountList: product.amountsPaise.map(paiseToRupees),
        period: product.periodDays,
        interestRate: product.interestRatePercentPerDay,
        loanProcessingTime: translate(product.loanProcessingTime),
        score: product.score,
        serviceRate: product.serviceRatePercent,
        slogan: translate(product.slogan),
        periodList: [...product.periodsDays],
        ...termsInResponse(product, policyProfile),
        ...offerForLargestAmount(product, { onTimeRepayments, policyProfile }),
        detail: [
          { content: product.eligibility.map(translate) },
          { content: requirementsNow(product, policyProfile).map(translate) },
        ],
        tier: tierReduction(tierForOnTimeRepayments(onTimeRepayments)),
      };
    },
  },
} as const satisfies Routes;
