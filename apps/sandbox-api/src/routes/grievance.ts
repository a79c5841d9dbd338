import type { Routes } from '../http/route.ts';
import { listGrievances } from '../services/grievance/list.ts';
import { saveGrievance } from '../services/grievance/save.ts';

export const grievanceRoutes = {
  listGrievances: {
    who: 'session',
    handle: ({ user, now, db, translator }) =>
      listGrievances(db, { userId: user.id, now, translator }),
  },
  saveGrievance: {
    who: 'session',
    handle: ({ body, user, now, db }) =>
      saveGrievance(db, { ...body, orderId: body.orderId, userId: user.id, now }),
  },
} as const satisfies Routes;
