import type { KnownPaise } from '@kosha/domain';
import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';

/** A scheduled order, which starts when the current loan is repaid (§3.34, D10). */
export interface NextLoan extends Omit<Schema<'ScheduledOrder'>, 'expectBorrowAmount'> {
  /** Null if it is invalid. */
  amountPaise: KnownPaise;
  state: Schema<'ScheduleState'>;
}

/**
 * The key of all queries of scheduled orders. A repayment can end one at any time, so each visit
 * refetches.
 */
const key = 'scheduled-orders';

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

/** The order that is scheduled after another one, or null. */
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

/** Call this after a change. Removes inactive cached data and refetches the visible queries. */
export function forgetNextLoans(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [key], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: [key] });
}
