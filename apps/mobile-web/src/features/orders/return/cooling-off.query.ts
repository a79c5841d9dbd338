import { unwrap } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { readPaise } from '../../../shared/queries/read-paise.ts';
import { api } from '../../../shared/server/api.ts';

/** The cost of returning the loan, now and on each later day (D56). */
export const coolingOffQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['cooling-off', orderId],
    // The cost grows daily, so each visit refetches.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = unwrap(await api.get('/order/v1/cooling-off', { query: { orderId }, signal }));
      return {
        until: answer.until,
        receivedPaise: readPaise(answer.received, 'CoolingOff.received'),
        payablePaise: readPaise(answer.payable, 'CoolingOff.payable'),
        later: answer.later.map(({ from, payable }) => ({
          from,
          payablePaise: readPaise(payable, 'CoolingOffDay.payable'),
        })),
      };
    },
  });
