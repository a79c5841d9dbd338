import type { Schema } from '@kosha/api-client';
import { canDo, formatDate, formatDayCount, isSettled, timeLeft } from '@kosha/domain';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paymentMessages } from '../../shared/payment/payment.messages.ts';
import { detailMessages } from './detail.messages.ts';

type Order = Schema<'OrderDetail'>;

/**
 * When to pay: 'on 12 Dec 2026', 'after 7 days' before the money is sent, 'now' once overdue; when it
 * was paid once settled, and nothing where that is not told.
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

/** What is left until the due date, in words. `nowMs` in epoch milliseconds. */
export function useTimeLeftText({ repaymentDate, overdueDays }: Order, nowMs: number): string {
  const text = useMessages(detailMessages);
  if (repaymentDate === null) return '';
  if (overdueDays > 0) return text('overdueBy', { days: overdueDays });
  const { days, hours, minutes } = timeLeft(repaymentDate, nowMs);
  if (days > 0) return text('daysLeft', { days, hours });
  if (hours > 0) return text('hoursLeft', { hours });
  return minutes > 0 ? text('minutesLeft', { minutes }) : text('dueToday');
}
