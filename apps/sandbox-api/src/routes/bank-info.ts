import type { Routes } from '../http/route.ts';
import {
  listBankBranches,
  listBankCities,
  listBanks,
  listBankStates,
} from '../services/branch/directory.ts';
import { findBranch } from '../services/branch/find.ts';

export const bankInfoRoutes = {
  getBankBranch: {
    who: 'session',
    handle: ({ query, db }) => findBranch(db, query.ifsc),
  },
  listBankBranches: {
    who: 'session',
    handle: ({ query, db }) => listBankBranches(db, query.cityId),
  },
  listBankCities: {
    who: 'session',
    handle: ({ query, db }) => listBankCities(db, query.stateId),
  },
  listBankStates: {
    who: 'session',
    handle: ({ query, db }) => listBankStates(db, query.pId),
  },
  listBanks: {
    who: 'session',
    handle: ({ db }) => listBanks(db),
  },
} as const satisfies Routes;
