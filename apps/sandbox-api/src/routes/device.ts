import { dayMs, toFlag } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { isPositionRequired, savePosition } from '../services/device/position.ts';

export const deviceRoutes = {
  getDeviceNeedUpload: {
    who: 'session',
    handle: async ({ user, now, db }) => {
      const isNeeded = await isPositionRequired(db, { userId: user.id, now });
      return [{ type: 'gps', needUpload: toFlag(isNeeded) }];
    },
  },
  uploadDeviceInfo: {
    who: 'session',
    consent: 'place',
    limits: [
      {
        of: 'device-info',
        per: 'user',
        max: 20,
        windowMs: dayMs,
        refusal: 'tooManyPositions',
      },
    ],
    handle: async ({ body, user, now, db }) => {
      await savePosition(db, { userId: user.id, position: body.gps, now });
      return null;
    },
  },
} as const satisfies Routes;
