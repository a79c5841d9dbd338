import type { Schema } from '@kosha/api-client';
import { dayMs, type OrderState } from '@kosha/domain';
import { earlyOrder, overdueOrder } from '../../src/features/orders/orders.fixtures.ts';
import { inProgressOrder } from '../../src/shared/queries/home-index.fixtures.ts';
import { orderDetail } from '../../src/shared/queries/order-detail.fixtures.ts';

type Order = Schema<'OrderDetail'>;

/** An order in each state of the domain's table; a new state has to say what its order is like. */
const orders: Record<OrderState, () => Order> = {
  '1': () => earlyOrder('1'),
  '2': () => earlyOrder('2'),
  '3': () => earlyOrder('3'),
  '4': () => earlyOrder('4'),
  '5': () => earlyOrder('5'),
  '6': () => orderDetail({ orderState: '6' }),
  '7': () => orderDetail({ orderState: '7', settledTime: Date.now() - dayMs }),
  '8': () => overdueOrder(),
  '9': () => earlyOrder('9'),
  '10': () => earlyOrder('10'),
  '11': () => orderDetail({ orderState: '11', extensionState: 3, isExtension: true }),
};

export const orderIn = (state: OrderState): Order => orders[state]();

const buttons: Partial<Record<OrderState, string>> = {
  '1': 'View Progress',
  '2': 'Get Money',
  '4': 'View Progress',
};

/** What home's answer says of an order, as the reference server words it. */
export function onHome(order: Order): Schema<'InProgressOrder'> {
  const state = order.orderState as OrderState;
  const isPaidOut = order.loanDate !== null;
  return inProgressOrder({
    orderState: state,
    amountMsg: isPaidOut ? 'by Wed 25 Nov · 3 days left' : 'Loan amount',
    amount: isPaidOut ? order.repaymentAmount : order.loanAmount,
    fullButtonName: isPaidOut ? 'Repay Now' : (buttons[state] ?? 'View Order'),
    interest: order.interest,
    arriveAmount: order.arriveAmount,
    loanDate: order.loanDate,
    repaymentDate: order.repaymentDate,
    overdueDays: order.overdueDays,
    overdueFee: order.overdueFee,
    ...(state === '8' && { amountMsg: '3 days late · ₹50 more each day' }),
  });
}
