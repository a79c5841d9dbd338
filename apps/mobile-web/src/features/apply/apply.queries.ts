import { unwrap } from '@kosha/api-client';
import { limits } from '@kosha/domain';
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

/** The price of one amount; each amount has its own answer, so that none can overwrite another's. */
export const quoteQuery = (productId: string, amountRupees: number) =>
  queryOptions({
    queryKey: ['quote', productId, amountRupees],
    queryFn: async ({ signal }) => {
      const query = { amount: amountRupees, period: limits.quotePeriodDays, productId };
      return unwrap(await api.get('/order/v1/calculate', { query, signal }));
    },
  });
