import { operation } from '../../http/operation.ts';
import { listSchedules as list } from '../../services/schedule/find.ts';
import { scheduledOrder } from '../../services/schedule/view.ts';

export const listSchedules = operation('listSchedules', async ({ user, db }) =>
  (await list(db, user.id)).map(scheduledOrder),
);
