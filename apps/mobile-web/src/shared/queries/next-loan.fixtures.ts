import type { Schema } from '@kosha/api-client';

/** ₹5,000 for when order 70012 is settled. */
export function nextLoan(
  changes: Partial<Schema<'ScheduledOrder'>> = {},
): Schema<'ScheduledOrder'> {
  return {
    id: '412',
    orderNo: 'KS2026010300000412',
    productId: '1',
    productName: 'Kosha Flex',
    expectBorrowAmount: 5000,
    createTime: Date.UTC(2026, 0, 3, 4, 30),
    cardId: '31',
    usage: 'Education',
    state: 'waiting',
    refusal: null,
    currentOrderId: '70012',
    startedOrderId: null,
    ...changes,
  };
}
