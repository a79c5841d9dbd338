import { operation } from '../../http/operation.ts';
import { loadOrders } from '../../services/order/load.ts';
import { listProducts } from '../../services/product/find.ts';
import { homeProduct, inProgressOrder, isInProgress } from '../../services/home/view.ts';

export const getHomeIndex = operation('getHomeIndex', async ({ user, now, db }) => {
  const [products, orders] = await Promise.all([
    listProducts(db),
    loadOrders(db, { userId: user.id, now }),
  ]);
  const onTimeRepayments = orders.filter(({ order }) => order.wasOnTime).length;
  return {
    homeProductVos: products.map((product) => homeProduct(product, onTimeRepayments)),
    undwayList: orders.filter(isInProgress).map((loaded) => inProgressOrder(loaded, now)),
  };
});
