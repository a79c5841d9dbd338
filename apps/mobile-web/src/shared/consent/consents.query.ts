import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';

/** Given, refused and withdrawn consents (D57). */
export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/consent/v1/list', { signal })),
});
