import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { readPaise } from '../../../shared/queries/read-paise.ts';
import { api } from '../../../shared/server/api.ts';

/** The cost of returning the loan today and on each later day (D56). */
export const coolingOffQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['cooling-off', orderId],
    // The cost increases daily, so each visit refetches.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const response = unwrap(
        await api.get('/order/v1/cooling-off', { query: { orderId }, signal }),
      );
      return {
        until: response.until,
        receivedPaise: readPaise(response.received, 'CoolingOff.received'),
        payablePaise: readPaise(response.payable, 'CoolingOff.payable'),
        later: response.later.map(({ from, payable }) => ({
          from,
          payablePaise: readPaise(payable, 'CoolingOffDay.payable'),
        })),
      };
    },
  });
