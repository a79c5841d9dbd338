import type { Schema } from '@kosha/api-client';
import { dayMs } from '@kosha/domain';

export function homeProduct(overrides: Partial<Schema<'HomeProduct'>> = {}): Schema<'HomeProduct'> {
  return {
    id: '101',
    name: 'Kosha Quick',
    logo: '/icon.svg',
    maxAmount: 123456,
    productType: 1,
    productStatus: 1,
    isFull: 0,
    fullMsg: null,
    orderNum: 1,
    h5Href: null,
    ...overrides,
  };
}

export function inProgressOrder(
  overrides: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> {
  return {
    orderId: '70012',
    orderState: '6',
    name: 'Kosha Quick',
    logo: '/icon.svg',
    amountMsg: 'by Sat 28 Nov · 5 days left',
    amount: 5028.5,
    interest: 28.5,
    fullButtonName: 'Repay Now',
    arriveAmount: 4410,
    loanDate: Date.now() - 2 * dayMs,
    repaymentDate: Date.now() + 5 * dayMs,
    overdueDays: 0,
    overdueFee: 0,
    ...overrides,
  };
}
