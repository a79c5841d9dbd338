import { operation } from '../../http/operation.ts';
import { findLatestWithFee } from '../../services/extension/calculate.ts';
import { isOffered } from '../../services/extension/offer.ts';
import { extensionMsg } from '../../services/extension/view.ts';
import { loadDetailedOrder } from '../../services/order/load.ts';
import { orderDetail } from '../../services/order/view.ts';

export const getOrderDetail = operation('getOrderDetail', async ({ query, user, now, db }) => {
  const loaded = await loadDetailedOrder(db, { userId: user.id, orderId: query.orderId, now });
  const { order, repaymentState } = loaded;
  const isExtension = order.state === '11' || (await isOffered(db, { order, repaymentState, now }));
  const extension = { isExtension, extensionMsg: extensionMsg(await findLatestWithFee(db, order)) };
  return orderDetail(loaded, extension, now);
});
