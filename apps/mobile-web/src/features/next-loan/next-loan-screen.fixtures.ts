import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { fn } from 'storybook/test';
import {
  nextLoan,
  orderOf,
  productInfo,
  requireSample,
  responsesFor,
} from '../../shared/sample-data/sample-data.fixtures.ts';
import { quoteOf } from '../../shared/sample-data/price.fixtures.ts';

/** Key of the sample borrower who has a running loan and a scheduled order. */
const scheduled = 'scheduled';

export const cancelRequestSpy = fn();

/**
 * A quote with the lower fees of the Copper tier, which the borrower reaches by repaying the
 * current loan.
 */
export const quote: Schema<'Quote'> = {
  ...quoteOf(5000, { tier: 2 }),
  repayBy: orderOf(scheduled).repaymentDate,
};

export const refusedNextLoan = (): Schema<'ScheduledOrder'> =>
  requireSample(
    responsesFor('schedule-refused').schedules[0],
    'a scheduled order that was refused',
  );

interface Server {
  who?: string;
  current?: Schema<'OrderDetail'>;
  detail?: Parameters<typeof mockGet<'/order/v1/schedule/detail'>>[1];
  price?: Parameters<typeof mockGet<'/order/v1/calculate'>>[1];
  cards?: Parameters<typeof mockGet<'/bank/v1/find-user-bank-card'>>[1];
  cancel?: Parameters<typeof mockPost<'/order/v1/schedule/cancel'>>[1];
}

export const nextLoanServer = ({
  who = scheduled,
  current = orderOf(who),
  detail = success(nextLoan()),
  price = success(quote),
  cards = success(responsesFor(who).cards),
  cancel = success(null),
}: Server = {}) => ({
  msw: {
    handlers: [
      mockGet('/order/v1/schedule/detail', detail),
      mockGet('/order/v1/calculate', price),
      mockGet('/order/v1/detail', success(current)),
      mockGet('/product/v1/product-info', success(productInfo())),
      mockGet('/bank/v1/find-user-bank-card', cards),
      mockPost('/order/v1/schedule/cancel', (request) => {
        cancelRequestSpy(request.body);
        return typeof cancel === 'function' ? cancel(request) : cancel;
      }),
    ],
  },
});
