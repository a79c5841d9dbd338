import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { isTerminal, type OrderState } from '@kosha/domain';
import { applyServer } from '../../src/features/apply/apply.fixtures.ts';
import { loginHandlers } from '../../src/features/login/login.fixtures.ts';
import { orderListItem } from '../../src/features/orders/orders.fixtures.ts';
import { checkoutUrl } from '../../src/features/orders/repayment/repayment.fixtures.ts';
import { homeProduct } from '../../src/shared/queries/home-index.fixtures.ts';
import { userAuth } from '../../src/shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../src/shared/tracking/tracking.fixtures.ts';
import { onHome, orderIn } from '../atlas/orders.ts';

/** The state of the borrower's one order; undefined before the application. */
let state: OrderState | undefined;

/** Where an order goes by itself once somebody looks at it: the check and the payout end. */
const next: Partial<Record<OrderState, OrderState>> = { '1': '2', '4': '6' };

export function forgetOrder(): void {
  state = undefined;
}

export function settleOrder(): void {
  state = '7';
}

/** The order as it is now; the next look finds it one step further. */
function lookAtOrder() {
  const order = orderIn(state ?? '1');
  state = next[order.orderState as OrderState] ?? state;
  return success(order);
}

const inProgress = () => (state === undefined || isTerminal(state) ? [] : [onHome(state)]);

/** A lender with one product and one verified borrower, who answers in the order of a loan's life. */
export const lender = [
  ...loginHandlers,
  mockGet('/auth/v1/find-user-auth', success(userAuth())),
  mockGet('/home/v1/index', () =>
    success({ homeProductVos: [homeProduct({ id: '1' })], undwayList: inProgress() }),
  ),
  mockPost('/order/v1/apply', () => {
    state = '1';
    return success({ orderId: '70012' });
  }),
  mockGet('/order/v1/list', () =>
    success(state === undefined ? [] : [orderListItem({ orderState: state })]),
  ),
  mockGet('/order/v1/detail', lookAtOrder),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockPost('/order/v1/loan', () => {
    state = '4';
    return success(null);
  }),
  mockPost('/order/v1/reapply', success(null)),
  mockPost('/pay-order/v1/repay', success({ paymentUrl: checkoutUrl })),
  ...applyServer(),
  ...trackingHandlers,
];
