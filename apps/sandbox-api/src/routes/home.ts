import { paiseToRupees } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { homeProduct, inProgressOrder } from '../services/home/view.ts';
import { rejectedUntilByProduct } from '../services/order/eligibility.ts';
import { bringRunningOrdersUpToDate } from '../services/up-to-date/bring-up-to-date.ts';
import { listProducts } from '../services/product/find.ts';

const none: ReadonlyMap<string, number> = new Map();

export const homeRoutes = {
  getHomeIndex: {
    who: 'session',
    handle: async ({ user, now, db, translator }) => {
      const [products, { orders, onTimeRepayments, wasDenied, policyProfile, returned }] =
        await Promise.all([
          listProducts(db),
          bringRunningOrdersUpToDate(db, { userId: user.id, now }),
        ]);
      const rejectedUntilMs = wasDenied
        ? await rejectedUntilByProduct(db, { userId: user.id, now })
        : none;
      return {
        homeProductVos: products.map((product) =>
          homeProduct(
            product,
            {
              onTimeRepayments,
              rejectedUntilMs: rejectedUntilMs.get(product.id),
              policyProfile,
            },
            translator,
          ),
        ),
        undwayList: orders.map((loaded) => inProgressOrder(loaded, { now, translator })),
        returned: returned && {
          orderId: returned.orderId,
          name: returned.productName,
          paidAmount: paiseToRupees(returned.paidPaise),
          returnedTime: returned.returnedAtMs,
        },
      };
    },
  },
} as const satisfies Routes;
