import { paiseToRupees, tierForOnTimeRepayments } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { countOnTime } from '../services/ledger/orders.ts';
import { tierReduction } from '../services/order/view.ts';
import { findProduct } from '../services/product/find.ts';

export const product = {
  getProductInfo: {
    who: 'session',
    answer: async ({ query, user, db, texts: { say } }) => {
      const [product, onTimeRepayments] = await Promise.all([
        findProduct(db, query.id),
        countOnTime(db, user.id),
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
        detail: [
          { content: product.eligibility.map(say) },
          { content: product.requirements.map(say) },
        ],
        tier: tierReduction(tierForOnTimeRepayments(onTimeRepayments)),
      };
    },
  },
} as const satisfies Routes;
