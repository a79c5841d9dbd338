import { dayMs } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import type { Translator } from '../messages/translator.ts';
import { correctData } from '../services/privacy/correct.ts';
import { eraseData } from '../services/privacy/erase.ts';
import { readExport, startExport } from '../services/privacy/export.ts';
import { nominate } from '../services/privacy/nominate.ts';

const titled = <Titled extends { title: string }>(
  entry: Titled,
  { translate }: Translator,
): Titled => ({ ...entry, title: translate(entry.title) });

export const privacyRoutes = {
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
    handle: async ({ body, user, now, db, keys, translator }) => {
      const isConfirmed = body.confirm === 1;
      const request = { userId: user.id, phone: user.phone, isConfirmed, keys, now };
      const erasure = await eraseData(db, request);
      return { ...erasure, kinds: erasure.kinds.map((kind) => titled(kind, translator)) };
    },
  },
  getDataExport: {
    who: 'session',
    limits: [{ of: 'exports', per: 'user', max: 50, windowMs: dayMs, refusal: 'tooManyExports' }],
    handle: async ({ query, user, now, db, translator }) => {
      const request = { userId: user.id, phone: user.phone, jobId: query.jobId, now };
      const copy = await readExport(db, request);
      return { ...copy, sections: copy.sections.map((section) => titled(section, translator)) };
    },
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
