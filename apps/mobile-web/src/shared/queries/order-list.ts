import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Every order of the person signed in, newest first (§3 Order list item). */
export const orderListQuery = queryOptions({
  queryKey: ['orders'],
  // Orders move on by themselves: each visit asks anew.
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/order/v1/list', { signal })),
});
