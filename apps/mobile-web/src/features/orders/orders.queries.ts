import { unwrap, type Schema } from '@kosha/api-client';
import { rupeesToPaise } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

type Amount =
  | 'loanAmount'
  | 'arriveAmount'
  | 'repaymentAmount'
  | 'serviceFee'
  | 'gstFee'
  | 'interest'
  | 'overdueFee';

/** One order (§3 Order detail). */
export interface Order extends Omit<Schema<'OrderDetail'>, Amount> {
  loanAmountPaise: number;
  receivedPaise: number;
  /** What is to be repaid in all, with the overdue fee. */
  repaymentPaise: number;
  processingFeePaise: number;
  gstPaise: number;
  interestPaise: number;
  overdueFeePaise: number;
  /** The server's time when it answered, epoch milliseconds; the phone's time if the server does not tell. */
  serverTime: number;
  /** When the answer came, by the page's own steady clock (`performance.now()`). */
  readAtMs: number;
}

export const orderDetailQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    // An order moves on by itself, so each visit reads it again.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      toOrder(unwrap(await api.get('/order/v1/detail', { query: { orderId }, signal }))),
  });

function toOrder(answer: Schema<'OrderDetail'>): Order {
  const { loanAmount, arriveAmount, repaymentAmount, serviceFee, gstFee, interest, ...rest } =
    answer;
  const { overdueFee, ...order } = rest;
  return {
    ...order,
    loanAmountPaise: rupeesToPaise(loanAmount),
    receivedPaise: rupeesToPaise(arriveAmount),
    repaymentPaise: rupeesToPaise(repaymentAmount),
    processingFeePaise: rupeesToPaise(serviceFee),
    gstPaise: rupeesToPaise(gstFee),
    interestPaise: rupeesToPaise(interest),
    overdueFeePaise: rupeesToPaise(overdueFee),
    serverTime: order.serverTime ?? Date.now(),
    readAtMs: performance.now(),
  };
}
