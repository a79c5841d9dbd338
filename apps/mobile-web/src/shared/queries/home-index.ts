import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The products on offer and the orders in progress (§3 Home product, In-progress order). */
export const homeIndexQuery = queryOptions({
  queryKey: ['home-index'],
  // Orders move on by themselves: each visit asks anew.
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/home/v1/index', { signal })),
});
