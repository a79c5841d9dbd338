import { defineMessages } from '../i18n/messages.ts';

/** Messages for due dates (D47, D51). */
export const dueMessages = defineMessages('due', {
  by: 'by {date} · {left}',
  daysLeft: '{days} left',
  hoursLeft: '{hours} h left',
  minutesLeft: '{minutes} min left',
  dueToday: 'Due today',
  late: '{days} late',
  paymentChecked: 'We are checking your payment',
  doNotPay: 'Please do not pay again.',
  returnedOn: 'Returned on {date}',
  lateAndMore: '{days} late · {amount} more each day',
});
