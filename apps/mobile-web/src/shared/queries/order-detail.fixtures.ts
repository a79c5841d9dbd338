import type { Schema } from '@kosha/api-client';
import { dayMs } from '@kosha/domain';

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
    bankNo: 'XXXX4821',
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
