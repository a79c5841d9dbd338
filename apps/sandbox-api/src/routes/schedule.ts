import type { Routes } from '../http/route.ts';
import { cancelScheduledOrder } from '../services/next-loan/cancel.ts';
import { findNextLoan, listNextLoans } from '../services/next-loan/find.ts';
import { updateNextLoanCard } from '../services/next-loan/update-card.ts';
import { scheduledOrder } from '../services/next-loan/view.ts';

export const scheduleRoutes = {
  cancelSchedule: {
    who: 'session',
    handle: async ({ body, user, db }) => {
      await cancelScheduledOrder(db, {
        userId: user.id,
        nextLoanId: body.id,
        orderNo: body.orderNo,
      });
      return null;
    },
  },
  getScheduleDetail: {
    who: 'session',
    handle: async ({ query, user, db, translator }) =>
      scheduledOrder(
        await findNextLoan(db, { userId: user.id, nextLoanId: query.oid }),
        translator,
      ),
  },
  listSchedules: {
    who: 'session',
    handle: async ({ user, db, translator }) =>
      (await listNextLoans(db, user.id)).map((loaded) => scheduledOrder(loaded, translator)),
  },
  updateScheduleCard: {
    who: 'session',
    handle: async ({ body, user, db }) => {
      await updateNextLoanCard(db, { userId: user.id, nextLoanId: body.id, cardId: body.cardId });
      return null;
    },
  },
} as const satisfies Routes;
