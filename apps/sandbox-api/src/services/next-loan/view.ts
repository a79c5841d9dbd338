import type { Schema } from '@kosha/api-client';
import { paiseToRupees } from '@kosha/domain';
import type { LoadedSchedule } from './find.ts';

export function scheduledOrder(loaded: LoadedSchedule): Schema<'ScheduledOrder'> {
  const { schedule, productId, productName } = loaded;
  return {
    id: schedule.id,
    orderNo: schedule.orderNo,
    productId,
    productName,
    expectBorrowAmount: paiseToRupees(schedule.amountPaise),
    createTime: schedule.createdAtMs,
    cardId: schedule.cardId,
    usage: schedule.usage,
    state: schedule.state,
    refusal: schedule.refusal,
    currentOrderId: schedule.orderId,
    startedOrderId: schedule.startedOrderId,
  };
}
