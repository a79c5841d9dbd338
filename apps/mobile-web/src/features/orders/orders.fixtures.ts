import type { Schema } from '@kosha/api-client';
import { mockGet, neverAnswers, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import { trackingHandlers } from '../../shared/tracking/tracking.fixtures.ts';

/** A running loan of ₹5,000 with the Copper reduction, due in three days and a few hours. */
export function orderDetail(changes: Partial<Schema<'OrderDetail'>> = {}): Schema<'OrderDetail'> {
  const now = Date.now();
  return {
    orderId: '70012',
    orderNo: 'KS2026010100070012',
    productId: '1',
    productName: 'Kosha Flex',
    orderState: '6',
    loanAmount: 5000,
    arriveAmount: 4439.5,
    repaymentAmount: 5028,
    serviceFee: 475,
    gstFee: 85.5,
    interest: 28,
    interestRate: 0.08,
    period: 7,
    applyTime: now - 4 * dayMs,
    loanDate: now - 4 * dayMs,
    repaymentDate: now + 3.4 * dayMs,
    overdueDays: 0,
    overdueFee: 0,
    settledTime: null,
    serverTime: now,
    cardId: '31',
    bankNo: 'XXXXXXXX4821',
    usage: 'Education',
    reservation: 0,
    canChooseAmount: false,
    isExtension: false,
    extensionState: 0,
    extensionMsg: null,
    paymentState: 'none',
    ...changes,
  };
}

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

/** A server that answers with this order, whatever id is asked for. */
export const withOrder = (order: Schema<'OrderDetail'>) => [
  mockGet('/order/v1/detail', success(order)),
  ...trackingHandlers,
];

export const orderNeverComes = [mockGet('/order/v1/detail', neverAnswers()), ...trackingHandlers];
