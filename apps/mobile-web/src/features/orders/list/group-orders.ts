import { canDo, movesByItself } from '@kosha/domain';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';

export type OrderGroup = 'owed' | 'waiting' | 'ended';

const groupOf = ({ orderState }: ListedOrder): OrderGroup => {
  if (canDo('repay', orderState)) return 'owed';
  return canDo('confirmLoan', orderState) || movesByItself(orderState) ? 'waiting' : 'ended';
};

const order = ['owed', 'waiting', 'ended'] as const satisfies readonly OrderGroup[];

/** What is owed, then what is checked, then what has ended; each group as the server sends it. */
export const groupOrders = (orders: readonly ListedOrder[]) =>
  order
    .map((group) => ({ group, orders: orders.filter((one) => groupOf(one) === group) }))
    .filter(({ orders: some }) => some.length > 0);
