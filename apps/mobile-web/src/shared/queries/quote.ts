import { unwrap } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The price of one amount; each amount has its own answer, so that none can overwrite another's. */
export const quoteQuery = (productId: string, amountRupees: number) =>
  queryOptions({
    queryKey: ['quote', productId, amountRupees],
    queryFn: async ({ signal }) => {
      const query = { amount: amountRupees, period: limits.quotePeriodDays, productId };
      return unwrap(await api.get('/order/v1/calculate', { query, signal }));
    },
  });
