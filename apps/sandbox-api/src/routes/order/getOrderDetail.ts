import { operation } from '../../http/operation.ts';
import { loadOrder } from '../../services/order/load.ts';
import { orderDetail } from '../../services/order/view.ts';
import { findRepaymentState } from '../../services/payment/find-latest.ts';

export const getOrderDetail = operation('getOrderDetail', async ({ query, user, now, db }) => {
  const loaded = await loadOrder(db, { userId: user.id, orderId: query.orderId, now });
  const paymentState = await findRepaymentState(db, loaded.order.id);
  return orderDetail(loaded, paymentState ?? 'none', now);
});
