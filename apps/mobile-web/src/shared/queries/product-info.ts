import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** A product's facts: amounts, rates, lists (§3 Product info). */
export const productInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ['product-info', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/product/v1/product-info', { query: { id }, signal })),
  });
