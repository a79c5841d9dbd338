import { unwrap, type Schema } from '@kosha/api-client';
import type { NullablePaise, PaidExtension } from '@kosha/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';
import { homeIndexQuery } from './home-index.ts';
import { readExtensions } from './paid-extensions.ts';

type Read = 'loanAmount' | 'arriveAmount' | 'repaymentAmount' | 'overdueFee' | 'extensions';

/** An order in the list of the user's orders (§3 Order list item). */
export interface ListedOrder extends Omit<Schema<'OrderListItem'>, Read> {
  loanAmountPaise: NullablePaise;
  receivedPaise: NullablePaise;
  repaymentPaise: NullablePaise;
  /** Null if invalid or missing (D51). */
  overdueFeePaise: NullablePaise;
  /** The server's time of the response, or the phone's time if missing, in epoch milliseconds. */
  serverTime: number;
  /** Paid extensions (D53); undefined if the response lacks them. */
  extensions: readonly PaidExtension<NullablePaise>[] | undefined;
}

/** The user's orders, the newest first. */
export const orderListQuery = queryOptions({
  queryKey: ['orders'],
  // Orders change on the server, so each visit refetches.
  staleTime: 0,
  queryFn: async ({ signal }) =>
    unwrap(await api.get('/order/v1/list', { signal })).map(toListedOrder),
});

function toListedOrder(item: Schema<'OrderListItem'>): ListedOrder {
  const { loanAmount, arriveAmount, repaymentAmount, overdueFee, extensions, ...order } = item;
  return {
    ...order,
    serverTime: order.serverTime ?? Date.now(),
    loanAmountPaise: readPaise(loanAmount, 'OrderListItem.loanAmount'),
    receivedPaise: readPaise(arriveAmount, 'OrderListItem.arriveAmount'),
    repaymentPaise: readPaise(repaymentAmount, 'OrderListItem.repaymentAmount'),
    overdueFeePaise:
      overdueFee === undefined ? null : readPaise(overdueFee, 'OrderListItem.overdueFee'),
    extensions: readExtensions(extensions),
  };
}

export function forgetOrders(queryClient: QueryClient): void {
  for (const { queryKey } of [orderListQuery, homeIndexQuery])
    queryClient.removeQueries({ queryKey });
}
