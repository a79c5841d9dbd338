import { isOrderActionAllowed, daysBetween, isOrderSettled, timeLeft } from '@kosha/domain';
import { formatDate, formatDayCount, formatWeekday } from '../i18n/dates.ts';
import { useMessages, type Translate } from '../i18n/messages.ts';
import type { dueMessages } from './due.messages.ts';
import type { Order } from '../queries/order-detail.ts';
import { loadingPlaceholder } from './cost-messages.ts';
import { paymentMessages } from './payment.messages.ts';
import type { Quote } from './quote.ts';

type DueText = Translate<typeof dueMessages.texts>;
type PaymentText = Translate<typeof paymentMessages.texts>;

interface Due {
  dueMs: number;
  nowMs: number;
  overdueDays: number;
  /** The formatted fee of each further late day; null if unknown. */
  morePerDay: string | null;
}

/**
 * Returns a text such as '3 days late · ₹50 more each day' or 'by Sat 28 Nov · 5 days left' (D51).
 */
export function dueStatusText(
  { dueMs, nowMs, overdueDays, morePerDay }: Due,
  text: DueText,
): string {
  if (overdueDays > 0) return lateText(overdueDays, morePerDay, text);
  const days = daysBetween(nowMs, dueMs);
  const left = days > 0 ? text('daysLeft', { days: formatDayCount(days) }) : text('dueToday');
  return byDateText(dueMs, left, text);
}

/** `left` is the translated remaining time, such as '5 days left'. */
export const byDateText = (dueMs: number, left: string, text: DueText): string =>
  text('by', { date: formatWeekday(dueMs), left });

export function lateText(overdueDays: number, morePerDay: string | null, text: DueText): string {
  const days = formatDayCount(overdueDays);
  return morePerDay === null
    ? text('late', { days })
    : text('lateAndMore', { days, amount: morePerDay });
}

/** Returns a text such as '7 h left', or '' after `untilMs`. */
export function timeLeftText(untilMs: number, nowMs: number, text: DueText): string {
  const { days, hours, minutes } = timeLeft(untilMs, nowMs);
  if (days > 0) return text('daysLeft', { days: formatDayCount(daysBetween(nowMs, untilMs)) });
  if (hours > 0) return text('hoursLeft', { hours });
  return minutes > 0 ? text('minutesLeft', { minutes }) : '';
}

export const offeredDueText = (days: number, text: PaymentText): string =>
  text('after', { days: formatDayCount(days) });

/**
 * Returns 'on 12 Dec 2026', or 'after 7 days' if the server sends no date. Returns dots while the
 * price loads.
 */
export function quotedDueText(price: Quote | undefined, text: PaymentText): string {
  if (price === undefined) return loadingPlaceholder;
  return price.repaymentDate === undefined
    ? offeredDueText(price.periodDays, text)
    : text('onDate', { date: formatDate(price.repaymentDate) });
}

/**
 * Returns 'on 12 Dec 2026', 'now' if overdue, or 'after 7 days' before the payout. Returns '' if a
 * repaid order has no payment date.
 */
export function useDueText(order: Order): string {
  const { repaymentDate, settledTime, overdueDays, period, orderState } = order;
  const text = useMessages(paymentMessages);
  if (isOrderSettled(orderState)) {
    return settledTime ? text('onDate', { date: formatDate(settledTime) }) : '';
  }
  if (overdueDays > 0 && isOrderActionAllowed('repay', orderState)) return text('now');
  return repaymentDate === null
    ? text('after', { days: formatDayCount(period) })
    : text('onDate', { date: formatDate(repaymentDate) });
}
