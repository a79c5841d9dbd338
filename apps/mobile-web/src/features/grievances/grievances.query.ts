import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/server/api.ts';

/** What the borrower wrote, the newest first, and what a grievance can be about (D61). */
export const grievancesQuery = queryOptions({
  queryKey: ['grievances'],
  staleTime: 0,
  queryFn: async ({ signal }) => unwrap(await api.get('/grievance/v1/list', { signal })),
});
