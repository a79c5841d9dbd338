import { operation } from '../../http/operation.ts';
import { loadOrders } from '../../services/order/load.ts';
import { orderListItem } from '../../services/order/view.ts';

export const listOrders = operation('listOrders', async ({ user, now, db }) => {
  const orders = await loadOrders(db, { userId: user.id, now });
  return orders.map((loaded) => orderListItem(loaded, now));
});
