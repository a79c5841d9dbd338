import { operation } from '../../http/operation.ts';
import { loadOrder } from '../../services/order/load.ts';
import { findWaitingSchedule } from '../../services/schedule/find.ts';
import { scheduledOrder } from '../../services/schedule/view.ts';

export const getAutoApply = operation('getAutoApply', async ({ query, user, now, db }) => {
  const { order } = await loadOrder(db, { userId: user.id, orderId: query.orderId, now });
  const found = await findWaitingSchedule(db, order.id);
  return found === null ? null : scheduledOrder(found);
});
