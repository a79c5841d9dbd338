import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** May this person apply now (§4)? Asked anew each time the page is entered. */
export const precheckQuery = (productId: string) =>
  queryOptions({
    queryKey: ['precheck', productId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/order/v1/precheck', { query: { productId }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
