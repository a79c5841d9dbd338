import type { NullablePaise } from '@kosha/domain';
import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';

/** A scheduled order, which starts when the current loan is repaid (§3.34, D10). */
export interface NextLoan extends Omit<Schema<'ScheduledOrder'>, 'expectBorrowAmount'> {
  amountPaise: NullablePaise;
  state: Schema<'ScheduleState'>;
}

const key = 'scheduled-orders';

// A repayment can start or cancel a scheduled order at any time, so no response stays fresh.

export const nextLoansQuery = queryOptions({
  queryKey: [key, 'list'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    unwrap(await api.get('/order/v1/schedule/list', { signal })).map(toNextLoan),
});

export const nextLoanQuery = (oid: string) =>
  queryOptions({
    queryKey: [key, 'one', oid],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      toNextLoan(unwrap(await api.get('/order/v1/schedule/detail', { query: { oid }, signal }))),
  });

/** Requests the order that starts after `orderId`. The response is null if no such order exists. */
export const nextLoanAfterQuery = (orderId: string) =>
  queryOptions({
    queryKey: [key, 'after', orderId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const found = unwrap(
        await api.get('/order/v1/get-auto-apply', { query: { orderId }, signal }),
      );
      return found && toNextLoan(found);
    },
  });

export function toNextLoan(response: Schema<'ScheduledOrder'>): NextLoan {
  const { expectBorrowAmount, ...order } = response;
  return {
    ...order,
    amountPaise: readPaise(expectBorrowAmount, 'ScheduledOrder.expectBorrowAmount'),
    state: order.state ?? 'waiting',
  };
}

/** Call this after a change of a scheduled order. */
export function forgetNextLoans(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [key], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: [key] });
}
