import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { fn } from 'storybook/test';
import { orderDetail } from '../../shared/queries/order-detail.fixtures.ts';
import { productInfo } from '../../shared/queries/product-info.fixtures.ts';
import { nextLoan } from '../../shared/queries/next-loan.fixtures.ts';

/** What was sent to cancel. */
export const cancelled = fn();

/** Of ₹5,000 with the Copper reduction. */
export const quote: Schema<'Quote'> = {
  repaymentAmount: 5028,
  serviceFee: 475,
  gstFee: 85.5,
  interest: 28,
  arriveAmount: 4439.5,
};

interface Server {
  current?: Schema<'OrderDetail'>;
  detail?: Parameters<typeof mockGet<'/order/v1/schedule/detail'>>[1];
  price?: Parameters<typeof mockGet<'/order/v1/calculate'>>[1];
  cards?: Parameters<typeof mockGet<'/bank/v1/find-user-bank-card'>>[1];
  cancel?: Parameters<typeof mockPost<'/order/v1/schedule/cancel'>>[1];
}

/** Answers everything that the screen of a scheduled order asks for. */
export const server = ({
  current = orderDetail(),
  detail = success(nextLoan()),
  price = success(quote),
  cards = success([
    { id: '31', cardNo: 'XXXX4821', bankCode: 'SBIN0005678', bankName: 'State Bank of India' },
  ]),
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
        cancelled(request.body);
        return typeof cancel === 'function' ? cancel(request) : cancel;
      }),
    ],
  },
});
