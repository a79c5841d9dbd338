import { paiseToRupees, tierForOnTimeRepayments } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { countOnTime } from '../services/ledger/orders.ts';
import { offerOf } from '../services/order/offer.ts';
import { tierReduction } from '../services/order/view.ts';
import { readSettings } from '../providers/settings/settings.ts';
import { requirementsNow } from '../services/product/requirements.ts';
import { toldTerms } from '../services/product/terms.ts';
import { findProduct } from '../services/product/find.ts';

export const product = {
  getProductInfo: {
    who: 'session',
    answer: async ({ query, user, db, texts: { say } }) => {
      const [product, onTimeRepayments, { policyProfile }] = await Promise.all([
        findProduct(db, query.id),
        countOnTime(db, user.id),
        readSettings(db),
      ]);
      return {
        name: product.name,
        logo: product.logo,
        amountList: product.amountsPaise.map(paiseToRupees),
        period: product.periodDays,
        interestRate: product.interestRatePercentPerDay,
        loanProcessingTime: say(product.loanProcessingTime),
        score: product.score,
        serviceRate: product.serviceRatePercent,
        slogan: say(product.slogan),
        periodList: [...product.periodsDays],
        ...toldTerms(product, policyProfile),
        ...offerOf(product, { onTimeRepayments, policyProfile }),
        detail: [
          { content: product.eligibility.map(say) },
          { content: requirementsNow(product, policyProfile).map(say) },
        ],
        tier: tierReduction(tierForOnTimeRepayments(onTimeRepayments)),
      };
    },
  },
} as const satisfies Routes;
