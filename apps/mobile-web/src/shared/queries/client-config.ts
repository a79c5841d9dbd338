import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Customer service, analytics switches and agreement texts (D02, D15, D32). */
export const clientConfigQuery = queryOptions({
  queryKey: ['client-config'],
  queryFn: async ({ signal }) => unwrap(await api.get('/client/v1/config', { signal })),
});
