import type { Routes } from '../http/route.ts';
import { cancelSchedule } from '../services/next-loan/cancel.ts';
import { findSchedule, listSchedules } from '../services/next-loan/find.ts';
import { updateScheduleCard } from '../services/next-loan/update-card.ts';
import { scheduledOrder } from '../services/next-loan/view.ts';

export const schedule = {
  cancelSchedule: {
    who: 'session',
    answer: async ({ body, user, db }) => {
      await cancelSchedule(db, { userId: user.id, scheduleId: body.id, orderNo: body.orderNo });
      return null;
    },
  },
  getScheduleDetail: {
    who: 'session',
    answer: async ({ query, user, db }) =>
      scheduledOrder(await findSchedule(db, { userId: user.id, scheduleId: query.oid })),
  },
  listSchedules: {
    who: 'session',
    answer: async ({ user, db }) => (await listSchedules(db, user.id)).map(scheduledOrder),
  },
  updateScheduleCard: {
    who: 'session',
    answer: async ({ body, user, db }) => {
      await updateScheduleCard(db, { userId: user.id, scheduleId: body.id, cardId: body.cardId });
      return null;
    },
  },
} as const satisfies Routes;
