import { dayMs, toFlag } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { isPositionNeeded, keepPosition } from '../services/device/position.ts';

export const device = {
  getDeviceNeedUpload: {
    who: 'session',
    answer: async ({ user, now, db }) => {
      const isNeeded = await isPositionNeeded(db, { userId: user.id, now });
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
    answer: async ({ body, user, now, db }) => {
      await keepPosition(db, { userId: user.id, position: body.gps, now });
      return null;
    },
  },
} as const satisfies Routes;
