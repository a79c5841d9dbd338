import { allOrderStates, dayMs } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { arrangeOrders } from './arrange-orders.ts';

const order = (orderId: string, changes: Partial<ListedOrder>) =>
  ({ orderId, ...changes }) as ListedOrder;

const ids = (orders: readonly ListedOrder[]) => orders.map(({ orderId }) => orderId);

const arranged = (orders: readonly ListedOrder[]) => {
  const { first, groups } = arrangeOrders(orders);
  return [
    first?.orderId,
    ...groups.map(({ title, orders: groupOrders }) => [title, ...ids(groupOrders)]),
  ];
};

describe('the order list', () => {
  it('starts with orders that need an action; pending and ended orders follow', () => {
    const all = ['42', ...allOrderStates].map((state) => order(state, { orderState: state }));
    expect(arranged(all)).toEqual([
      '8',
      ['alsoOwed', '6', '11'],
      ['confirm', '2'],
      ['checking', '1'],
      ['checked', '10'],
      ['onItsWay', '4'],
      ['ended', '3', '5', '7', '9'],
      ['other', '42'],
    ]);
  });

  it('starts with a loan to confirm if nothing is owed, and with no order if no action is needed', () => {
    const passed = ['a', 'b'].map((id) => order(id, { orderState: '2' }));
    expect(arranged(passed)).toEqual(['a', ['alsoConfirm', 'b']]);
    expect(arranged([order('c', { orderState: '1' })])).toEqual([undefined, ['checking', 'c']]);
  });

  it('starts with overdue orders, then sorts by due date, regardless of the server', () => {
    const owed = [
      order('unknown', { orderState: '6' }),
      order('later', { orderState: '6', repaymentDate: 9 * dayMs }),
      order('next', { orderState: '6', repaymentDate: 2 * dayMs }),
      order('lateBeforeExtension', { orderState: '11', overdueDays: 2, repaymentDate: 4 * dayMs }),
      order('late', { orderState: '8', overdueDays: 3, repaymentDate: 3 * dayMs }),
    ];
    expect(arranged(owed)).toEqual([
      'late',
      ['alsoOwed', 'lateBeforeExtension', 'next', 'later', 'unknown'],
    ]);
  });

  it('never starts with an order whose payment is being checked', () => {
    const late = order('late', { orderState: '8', overdueDays: 3, paymentState: 'checking' });
    const next = order('next', { orderState: '6', repaymentDate: 9 * dayMs });
    expect(arranged([late, next])).toEqual(['next', ['paying', 'late']]);
    expect(arranged([late])).toEqual([undefined, ['paying', 'late']]);
  });
});
