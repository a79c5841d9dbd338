import { refuse } from '../refusals/refuse.ts';
import type { Routes } from '../http/route.ts';
import { districtsOf, listStates } from '../db/regions.ts';

export const mapStateRoutes = {
  listDistricts: {
    who: 'session',
    handle: async ({ path }) => {
      const districts = districtsOf(path.stateId);
      if (districts === null) throw refuse('unknownState');
      return districts;
    },
  },
  listStates: {
    who: 'session',
    handle: async () => listStates(),
  },
} as const satisfies Routes;
