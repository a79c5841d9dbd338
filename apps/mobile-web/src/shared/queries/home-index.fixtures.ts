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
    extensions: [],
    overdueDays: 0,
    overdueFee: 0,
    ...overrides,
  };
}

type Words = Partial<Pick<Schema<'InProgressOrder'>, 'amountMsg' | 'fullButtonName'>>;

const notPaidOut = (fullButtonName: string): Words => ({
  amountMsg: 'Loan amount',
  fullButtonName,
});

const wordsByState: Record<string, Words> = {
  '1': notPaidOut('View Progress'),
  '2': notPaidOut('Get Money'),
  '4': notPaidOut('View Progress'),
  '6': {},
  '7': {},
  '8': { amountMsg: '3 days late · ₹50 more each day' },
  '11': { fullButtonName: 'View Order' },
};

/** How the reference server words an order on home, where it differs from a loan that is paid out. */
export const wordsOnHome = (orderState: string): Words =>
  wordsByState[orderState] ?? notPaidOut('View Order');
