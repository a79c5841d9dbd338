import { unwrap, type Schema } from '@kosha/api-client';
import type { NullablePaise, PaidExtension } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from './read-paise.ts';
import { readExtensions } from './paid-extensions.ts';

type Read =
  | 'loanAmount'
  | 'arriveAmount'
  | 'repaymentAmount'
  | 'serviceFee'
  | 'gstFee'
  | 'interest'
  | 'overdueFee'
  | 'extensions';

/** An order (§3 Order detail). Invalid amounts are null. */
export interface Order extends Omit<Schema<'OrderDetail'>, Read> {
  loanAmountPaise: NullablePaise;
  receivedPaise: NullablePaise;
  /** The amount that the borrower must repay, including the overdue fee. */
  repaymentPaise: NullablePaise;
  processingFeePaise: NullablePaise;
  gstPaise: NullablePaise;
  interestPaise: NullablePaise;
  overdueFeePaise: NullablePaise;
  /** Paid extensions (D53); undefined if the response lacks them. */
  extensions: readonly PaidExtension<NullablePaise>[] | undefined;
  /** The server's time of the response, or the phone's time if missing, in epoch milliseconds. */
  serverTime: number;
  /** The time at which the response arrived, on the clock of `performance.now()`. */
  readAtMs: number;
}

export const orderDetailQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId],
    // An order changes on the server, so each visit refetches.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      toOrder(unwrap(await api.get('/order/v1/detail', { query: { orderId }, signal }))),
  });

function toOrder(response: Schema<'OrderDetail'>): Order {
  const { loanAmount, arriveAmount, repaymentAmount, serviceFee, gstFee, interest, ...rest } =
    response;
  const { overdueFee, extensions, ...order } = rest;
  return {
    ...order,
    loanAmountPaise: readPaise(loanAmount, 'OrderDetail.loanAmount'),
    receivedPaise: readPaise(arriveAmount, 'OrderDetail.arriveAmount'),
    repaymentPaise: readPaise(repaymentAmount, 'OrderDetail.repaymentAmount'),
    processingFeePaise: readPaise(serviceFee, 'OrderDetail.serviceFee'),
    gstPaise: readPaise(gstFee, 'OrderDetail.gstFee'),
    interestPaise: readPaise(interest, 'OrderDetail.interest'),
    overdueFeePaise: readPaise(overdueFee, 'OrderDetail.overdueFee'),
    extensions: readExtensions(extensions),
    serverTime: order.serverTime ?? Date.now(),
    readAtMs: performance.now(),
  };
}
