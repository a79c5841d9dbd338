import { canDo, formatDate, formatDayCount, isSettled } from '@kosha/domain';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import type { Order } from '../../shared/queries/order-detail.ts';

/**
 * When to pay: 'on 12 Dec 2026'; before the money is sent 'after 7 days'; when it is overdue 'now'. For a
 * settled order, when it was paid, or nothing if the server does not say.
 */
export function useDueText(order: Order): string {
  const { repaymentDate, settledTime, overdueDays, period, orderState } = order;
  const text = useMessages(paymentMessages);
  if (isSettled(orderState)) {
    return settledTime ? text('onDate', { date: formatDate(settledTime) }) : '';
  }
  if (overdueDays > 0 && canDo('repay', orderState)) return text('now');
  return repaymentDate === null
    ? text('after', { days: formatDayCount(period) })
    : text('onDate', { date: formatDate(repaymentDate) });
}
