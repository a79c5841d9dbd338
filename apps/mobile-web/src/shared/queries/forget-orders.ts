import type { QueryClient } from '@tanstack/react-query';
import { homeIndexQuery } from './home-index.ts';
import { orderListQuery } from './order-list.ts';

/** After a step that is known to have changed an order: nothing of before it is shown again. */
export function forgetOrders(queryClient: QueryClient): void {
  for (const { queryKey } of [orderListQuery, homeIndexQuery])
    queryClient.removeQueries({ queryKey });
}
