import type { Routes } from '../http/route.ts';
import { homeProduct, inProgressOrder, isInProgress } from '../services/home/view.ts';
import { rejectedUntilByProduct } from '../services/order/eligibility.ts';
import { bringOrdersUpToDate } from '../services/up-to-date/bring-up-to-date.ts';
import { listProducts } from '../services/product/find.ts';

const none: ReadonlyMap<string, number> = new Map();

export const home = {
  getHomeIndex: {
    who: 'session',
    answer: async ({ user, now, db }) => {
      const [products, orders] = await Promise.all([
        listProducts(db),
        bringOrdersUpToDate(db, { userId: user.id, now }),
      ]);
      const onTimeRepayments = orders.filter(({ order }) => order.wasOnTime).length;
      // Read after the orders, because an audit that is due may end in a denial. Most borrowers were never
      // denied.
      const wasDenied = orders.some(({ order }) => order.state === '3');
      const rejectedUntilMs = wasDenied
        ? await rejectedUntilByProduct(db, { userId: user.id, now })
        : none;
      return {
        homeProductVos: products.map((product) =>
          homeProduct(product, {
            onTimeRepayments,
            rejectedUntilMs: rejectedUntilMs.get(product.id),
          }),
        ),
        undwayList: orders.filter(isInProgress).map((loaded) => inProgressOrder(loaded, now)),
      };
    },
  },
} as const satisfies Routes;
