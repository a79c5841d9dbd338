import { operation } from '../../http/operation.ts';
import { cancelSchedule as cancel } from '../../services/schedule/cancel.ts';

export const cancelSchedule = operation('cancelSchedule', async ({ body, user, db }) => {
  await cancel(db, { userId: user.id, scheduleId: body.id, orderNo: body.orderNo });
  return null;
});
