import type { Routes } from '../http/route.ts';
import {
  listBankBranches,
  listBankCities,
  listBanks,
  listBankStates,
} from '../services/branch/directory.ts';
import { findBranch } from '../services/branch/find.ts';

export const bankInfo = {
  getBankBranch: {
    who: 'session',
    answer: ({ query, db }) => findBranch(db, query.ifsc),
  },
  listBankBranches: {
    who: 'session',
    answer: ({ query, db }) => listBankBranches(db, query.cityId),
  },
  listBankCities: {
    who: 'session',
    answer: ({ query, db }) => listBankCities(db, query.stateId),
  },
  listBankStates: {
    who: 'session',
    answer: ({ query, db }) => listBankStates(db, query.pId),
  },
  listBanks: {
    who: 'session',
    answer: ({ db }) => listBanks(db),
  },
} as const satisfies Routes;
