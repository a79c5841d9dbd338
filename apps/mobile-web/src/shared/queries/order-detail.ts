import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** One order (§3 Order detail). */
export const orderDetailQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    // An order moves on by itself: each visit asks anew.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/order/v1/detail', { query: { orderId }, signal })),
  });
