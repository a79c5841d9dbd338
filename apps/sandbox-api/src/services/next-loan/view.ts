import type { Schema } from '@kosha/api-client';
import { paiseToRupees } from '@kosha/domain';
import type { LoadedNextLoan } from './find.ts';

export function scheduledOrder(loaded: LoadedNextLoan): Schema<'ScheduledOrder'> {
  const { nextLoan, productId, productName } = loaded;
  return {
    id: nextLoan.id,
    orderNo: nextLoan.orderNo,
    productId,
    productName,
    expectBorrowAmount: paiseToRupees(nextLoan.amountPaise),
    createTime: nextLoan.createdAtMs,
    cardId: nextLoan.cardId,
    usage: nextLoan.usage,
    state: nextLoan.state,
    refusal: nextLoan.refusal,
    currentOrderId: nextLoan.orderId,
    startedOrderId: nextLoan.startedOrderId,
  };
}
