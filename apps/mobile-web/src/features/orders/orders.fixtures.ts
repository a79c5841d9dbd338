import type { Schema } from '@kosha/api-client';
import { mockGet, neverAnswers, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import { orderDetail } from '../../shared/queries/order-detail.fixtures.ts';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';

/** The same loan three days past its due date. */
export function overdueOrder(changes: Partial<Schema<'OrderDetail'>> = {}) {
  return orderDetail({
    orderState: '8',
    overdueDays: 3,
    overdueFee: 150,
    repaymentAmount: 5178,
    repaymentDate: Date.now() - 3 * dayMs,
    isExtension: true,
    ...changes,
  });
}

/** An order that has not been paid out. */
export function earlyOrder(orderState: string, changes: Partial<Schema<'OrderDetail'>> = {}) {
  return orderDetail({ orderState, loanDate: null, repaymentDate: null, ...changes });
}

export function orderListItem(
  changes: Partial<Schema<'OrderListItem'>> = {},
): Schema<'OrderListItem'> {
  const { orderId, orderNo, orderState, loanAmount, arriveAmount, repaymentAmount } = orderDetail();
  return {
    orderId,
    orderNo,
    orderState,
    loanAmount,
    arriveAmount,
    repaymentAmount,
    productName: 'Kosha Flex',
    extensionState: 0,
    ...changes,
  };
}

/** The server answers with this order, whichever is asked for; no other loan is scheduled. */
export const withOrder = (order: Schema<'OrderDetail'>) => [
  mockGet('/order/v1/detail', success(order)),
  mockGet('/order/v1/get-auto-apply', success(null)),
  ...trackingHandlers,
];

export const orderNeverComes = [mockGet('/order/v1/detail', neverAnswers()), ...trackingHandlers];
