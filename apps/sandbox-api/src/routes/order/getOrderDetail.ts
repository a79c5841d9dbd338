import { operation } from '../../http/operation.ts';
import { loadOrder } from '../../services/order/load.ts';
import { orderDetail } from '../../services/order/view.ts';
import { findLatestRepayment } from '../../services/payment/find-latest.ts';

export const getOrderDetail = operation('getOrderDetail', async ({ query, user, now, db }) => {
  const loaded = await loadOrder(db, { userId: user.id, orderId: query.orderId, now });
  const payment = await findLatestRepayment(db, loaded.order.id);
  return orderDetail(loaded, payment?.state ?? 'none', now);
});
