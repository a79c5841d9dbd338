import type { Routes } from '../http/route.ts';
import { homeProduct, inProgressOrder, isInProgress } from '../services/home/view.ts';
import { loadOrders } from '../services/order/load.ts';
import { listProducts } from '../services/product/find.ts';

export const home = {
  getHomeIndex: {
    who: 'session',
    answer: async ({ user, now, db }) => {
      const [products, orders] = await Promise.all([
        listProducts(db),
        loadOrders(db, { userId: user.id, now }),
      ]);
      const onTimeRepayments = orders.filter(({ order }) => order.wasOnTime).length;
      return {
        homeProductVos: products.map((product) => homeProduct(product, onTimeRepayments)),
        undwayList: orders.filter(isInProgress).map((loaded) => inProgressOrder(loaded, now)),
      };
    },
  },
} as const satisfies Routes;
