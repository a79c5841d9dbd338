import { defineMessages } from '../i18n/messages.ts';

/** When a loan is due, the same on every screen (D47, D51). */
export const dueMessages = defineMessages('due', {
  by: 'by {date} · {left}',
  daysLeft: '{days} left',
  hoursLeft: '{hours} h left',
  minutesLeft: '{minutes} min left',
  dueToday: 'Due today',
  late: '{days} late',
  lateAndMore: '{days} late · {amount} more each day',
});
