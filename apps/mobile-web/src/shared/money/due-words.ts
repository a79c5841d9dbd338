import { formatDayCount, formatWeekday } from '@kosha/domain';
import { defineMessages, type Translate } from '../i18n/messages.ts';

/** When a loan is due, the same on every screen (D47, D51). */
export const dueMessages = defineMessages('due', {
  by: 'by {date} · {left}',
  daysLeft: '{days} left',
  dueToday: 'Due today',
  late: '{days} late',
  lateAndMore: '{days} late · {amount} more each day',
});

type DueText = Translate<typeof dueMessages.texts>;

/** 'by Sat 28 Nov · 5 days left'; `left` is the time left in words. */
export const byWords = (dueMs: number, left: string, text: DueText): string =>
  text('by', { date: formatWeekday(dueMs), left });

/** '5 days left', or that it is due today. */
export const daysLeftWords = (days: number, text: DueText): string =>
  days > 0 ? text('daysLeft', { days: formatDayCount(days) }) : text('dueToday');

/** '3 days late · ₹50 more each day'; without the amount where it is not known. */
export function lateWords(overdueDays: number, morePerDay: string | null, text: DueText): string {
  const days = formatDayCount(overdueDays);
  return morePerDay === null
    ? text('late', { days })
    : text('lateAndMore', { days, amount: morePerDay });
}
