import type { Schema } from '@kosha/api-client';
import { dayMs, type OrderState } from '@kosha/domain';
import { earlyOrder, overdueOrder } from '../../src/features/orders/orders.fixtures.ts';
import { inProgressOrder, wordsOnHome } from '../../src/shared/queries/home-index.fixtures.ts';
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

/** What home's answer says of an order. */
export function onHome(order: Order): Schema<'InProgressOrder'> {
  const { orderState, interest, arriveAmount, loanDate, repaymentDate } = order;
  return inProgressOrder({
    orderState,
    amount: loanDate === null ? order.loanAmount : order.repaymentAmount,
    interest,
    arriveAmount,
    loanDate,
    repaymentDate,
    overdueDays: order.overdueDays,
    overdueFee: order.overdueFee,
    amountMsg: 'by Wed 25 Nov · 3 days left',
    ...wordsOnHome(orderState),
  });
}
