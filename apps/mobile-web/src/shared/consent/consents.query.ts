import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';

/** For each purpose of data use: the notice, and the user's decision if there is one (D57). */
export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/consent/v1/list', { signal })),
});
