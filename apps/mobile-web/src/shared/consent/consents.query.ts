import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';

/** The user's consents: given, refused or withdrawn (D57). */
export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/consent/v1/list', { signal })),
});
