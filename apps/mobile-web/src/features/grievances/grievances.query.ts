import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';

/** The borrower's grievances, newest first, and the available topics (D61). */
export const grievancesQuery = queryOptions({
  queryKey: ['grievances'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/grievance/v1/list', { signal })),
});
