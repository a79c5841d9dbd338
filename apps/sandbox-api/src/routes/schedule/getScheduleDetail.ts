import { operation } from '../../http/operation.ts';
import { findSchedule } from '../../services/schedule/find.ts';
import { scheduledOrder } from '../../services/schedule/view.ts';

export const getScheduleDetail = operation('getScheduleDetail', async ({ query, user, db }) =>
  scheduledOrder(await findSchedule(db, { userId: user.id, scheduleId: query.oid })),
);
