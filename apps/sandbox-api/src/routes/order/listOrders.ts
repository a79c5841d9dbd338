import { operation } from '../../http/operation.ts';
import { rowsOf } from '../../http/paging.ts';
import { loadOrders } from '../../services/order/load.ts';
import { orderListItem } from '../../services/order/view.ts';

export const listOrders = operation('listOrders', async ({ query, user, now, db }) => {
  const orders = await loadOrders(db, { userId: user.id, now });
  const { offset, limit } = rowsOf(query);
  return orders.slice(offset, offset + limit).map((loaded) => orderListItem(loaded, now));
});
