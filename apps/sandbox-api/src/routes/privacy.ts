import { dayMs } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { correctData } from '../services/privacy/correct.ts';
import { eraseData } from '../services/privacy/erase.ts';
import { readExport, startExport } from '../services/privacy/export.ts';
import { nominate } from '../services/privacy/nominate.ts';

export const privacy = {
  correctData: {
    who: 'session',
    limits: [
      { of: 'corrections', per: 'user', max: 50, windowMs: dayMs, refusal: 'tooManyCorrections' },
    ],
    handle: async ({ body, user, now, db }) => {
      await correctData(db, { ...body, userId: user.id, now });
      return null;
    },
  },
  eraseData: {
    who: 'session',
    hold: 'alone',
    handle: ({ body, user, now, db, keys }) =>
      eraseData(db, {
        userId: user.id,
        phone: user.phone,
        isConfirmed: body.confirm === 1,
        keys,
        now,
      }),
  },
  getDataExport: {
    who: 'session',
    limits: [{ of: 'exports', per: 'user', max: 50, windowMs: dayMs, refusal: 'tooManyExports' }],
    handle: ({ query, user, now, db }) =>
      readExport(db, { userId: user.id, phone: user.phone, jobId: query.jobId, now }),
  },
  nominate: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await nominate(db, { ...body, user, now });
      return null;
    },
  },
  startDataExport: {
    who: 'session',
    handle: ({ user, now, db }) => startExport(db, { userId: user.id, now }),
  },
} as const satisfies Routes;
