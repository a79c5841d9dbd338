import type { Routes } from '../http/route.ts';
import { listGrievances } from '../services/grievance/list.ts';
import { saveGrievance } from '../services/grievance/save.ts';

export const grievance = {
  listGrievances: {
    who: 'session',
    answer: ({ user, now, db, texts }) => listGrievances(db, { userId: user.id, now, texts }),
  },
  saveGrievance: {
    who: 'session',
    answer: ({ body, user, now, db }) =>
      saveGrievance(db, { ...body, orderId: body.orderId, userId: user.id, now }),
  },
} as const satisfies Routes;
