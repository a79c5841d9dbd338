import { unwrap, type Schema } from '@kosha/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export interface ReadOrder extends Schema<'OrderDetail'> {
  /** The server's clock as it answered, epoch milliseconds; the phone's where it does not tell. */
  serverTime: number;
  /** When the answer came, by the page's own steady clock (`performance.now()`). */
  readAtMs: number;
}

/** One order (§3 Order detail). */
export const orderDetailQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    // An order moves on by itself: each visit asks anew.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ReadOrder> => {
      const order = unwrap(await api.get('/order/v1/detail', { query: { orderId }, signal }));
      return { ...order, serverTime: order.serverTime ?? Date.now(), readAtMs: performance.now() };
    },
  });
