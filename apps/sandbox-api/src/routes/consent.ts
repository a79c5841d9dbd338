import { dayMs } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { listConsents } from '../services/consent-ledger/list.ts';
import { setConsent } from '../services/consent/set.ts';

export const consentRoutes = {
  listConsents: {
    who: 'session',
    handle: ({ user, db, translator }) => listConsents(db, { userId: user.id, translator }),
  },
  setConsent: {
    who: 'session',
    // The exclusive lock stops concurrent writes from using a withdrawn consent.
    hold: 'alone',
    limits: [
      { of: 'consents', per: 'user', max: 100, windowMs: dayMs, refusal: 'tooManyConsents' },
    ],
    handle: async ({ body, user, now, db }) => {
      await setConsent(db, { ...body, userId: user.id, now });
      return null;
    },
  },
} as const satisfies Routes;
