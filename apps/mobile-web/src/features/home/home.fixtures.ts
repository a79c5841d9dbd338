import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';
import { homeProduct } from '../../shared/queries/home-index.fixtures.ts';
import { orderDetail } from '../../shared/queries/order-detail.fixtures.ts';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';

export const silver = homeProduct({
  id: '102',
  name: 'Kosha Silver',
  maxAmount: 20000,
  productStatus: 0,
  orderNum: 3,
  fullMsg: 'Repay 2 loans on time to unlock this product.',
});
export const full = homeProduct({
  id: '103',
  name: 'Kosha Copper',
  maxAmount: 8000,
  isFull: 1,
  fullMsg: 'This product is full for today.',
  orderNum: 2,
});
export const open = homeProduct({ id: '104', name: 'Kosha Plus', maxAmount: 15000, orderNum: 0 });

/** What each offer of these stories costs. */
const offerQuote: Schema<'Quote'> = {
  repaymentAmount: 5028,
  serviceFee: 500,
  gstFee: 90,
  interest: 28,
  arriveAmount: 4410,
};

type HomeAnswer = Parameters<typeof mockGet<'/home/v1/index'>>[1];
type AuthAnswer = Parameters<typeof mockGet<'/auth/v1/find-user-auth'>>[1];

export const network = (home: HomeAnswer, auth: AuthAnswer = success(userAuth())) => ({
  route: { path: '/', url: '/' },
  msw: {
    handlers: [
      mockGet('/home/v1/index', home),
      mockGet('/auth/v1/find-user-auth', auth),
      mockGet('/order/v1/calculate', success(offerQuote)),
      mockGet('/order/v1/detail', success(orderDetail())),
    ],
  },
});

export const index = (overrides: Partial<Schema<'HomeIndex'>> = {}): HomeAnswer =>
  success({ homeProductVos: [homeProduct(), open, silver, full], undwayList: [], ...overrides });
