import { operation } from '../../http/operation.ts';
import { findLatestWithFee } from '../../services/extension/calculate.ts';
import { isOffered } from '../../services/extension/offer.ts';
import { extensionMsg } from '../../services/extension/view.ts';
import { loadOrder } from '../../services/order/load.ts';
import { orderDetail } from '../../services/order/view.ts';
import { findLatestRepayment } from '../../services/payment/find-latest.ts';

export const getOrderDetail = operation('getOrderDetail', async ({ query, user, now, db }) => {
  const loaded = await loadOrder(db, { userId: user.id, orderId: query.orderId, now });
  const { order } = loaded;
  const repayment = await findLatestRepayment(db, order.id);
  const beside = {
    paymentState: repayment?.state ?? 'none',
    isExtension: order.state === '11' || (await isOffered(db, { order, repayment, now })),
    extensionMsg: extensionMsg(await findLatestWithFee(db, order)),
  } as const;
  return orderDetail(loaded, beside, now);
});
