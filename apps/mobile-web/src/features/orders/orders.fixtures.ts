import type { Schema } from '@kosha/api-client';
import { mockGet, neverAnswers, success } from '@kosha/api-client/testing';
import { dayMs } from '@kosha/domain';
import { orderDetail } from '../../shared/queries/order-detail.fixtures.ts';
import { toolbarPolicy } from '../../shared/testing/toolbar-policy.ts';
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

/** Noon in India on 1 January, so that no date of the extended loan depends on the time of day. */
const newYear = Date.UTC(2026, 0, 1, 6, 30);

/** A loan of 1 January, due on the 8th; ₹205 moved that to the 14th. It is the 9th. */
export function extendedOrder(changes: Partial<Schema<'OrderDetail'>> = {}) {
  return orderDetail({
    extensionState: 3,
    applyTime: newYear,
    loanDate: newYear,
    repaymentDate: newYear + 13 * dayMs,
    serverTime: newYear + 8 * dayMs,
    extensions: [
      {
        paidTime: newYear + 6 * dayMs,
        fee: 205,
        dueDateBefore: newYear + 7 * dayMs,
        dueDateAfter: newYear + 13 * dayMs,
      },
    ],
    ...changes,
  });
}

/** The same loan two days past its new due date. */
export const extendedAndLate = () =>
  extendedOrder({
    orderState: '8',
    overdueDays: 2,
    overdueFee: 100,
    repaymentAmount: 5128,
    serverTime: newYear + 15 * dayMs,
  });

/** A Key Facts Statement that was issued and still holds. */
export const orderKeyFacts = (
  changes: Partial<Schema<'OrderKeyFacts'>> = {},
): Schema<'OrderKeyFacts'> => ({
  proposalNo: 'KFKS2026010100070012-1',
  isExpired: false,
  isAcknowledged: false,
  mustAcknowledge: false,
  ...changes,
});

/** An order that has not been paid out. */
export function earlyOrder(orderState: string, changes: Partial<Schema<'OrderDetail'>> = {}) {
  const keyFacts = orderState === '2' ? orderKeyFacts() : null;
  return orderDetail({ orderState, loanDate: null, repaymentDate: null, keyFacts, ...changes });
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

/** The order as a server with the policy of the toolbar has it. */
function asPolicyAsks(order: Schema<'OrderDetail'>): Schema<'OrderDetail'> {
  const { keyFacts } = order;
  if (!keyFacts || order.orderState !== '2' || toolbarPolicy() === 'specified') return order;
  return { ...order, keyFacts: { ...keyFacts, mustAcknowledge: true } };
}

/** The server answers with this order, whichever is asked for; no other loan is scheduled. */
export const withOrder = (order: Schema<'OrderDetail'>) => [
  mockGet('/order/v1/detail', () => success(asPolicyAsks(order))),
  mockGet('/order/v1/get-auto-apply', success(null)),
  ...trackingHandlers,
];

export const orderNeverComes = [mockGet('/order/v1/detail', neverAnswers()), ...trackingHandlers];
