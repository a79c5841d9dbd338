import { limits } from '@kosha/domain';
import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The order detail (§2). */
export const detailMessages = defineMessages('orderDetail', {
  toRepay: 'To repay now',
  repaymentAmount: 'Repayment amount',
  dueOn: 'Due on {date}',
  daysLeft: '{days} d {hours} h left',
  hoursLeft: '{hours} h left',
  minutesLeft: '{minutes} min left',
  dueToday: 'Due today',
  paidOn: 'You paid {amount} on {date}',
  overdueBy: 'Overdue by {days} d',

  orderNo: 'Order no',
  overdueDays: 'Overdue days',
  overdueFee: 'Overdue fee',
  loanAmount: 'Loan amount',
  tenure: 'Tenure',
  received: 'Received',
  processingFee: 'Processing fee',
  gst: `GST ${limits.gstPercent}% on processing fee`,
  interestFee: 'Interest fee',
  applicationDate: 'Application date',
  extend: 'Repayment stress? Extend due date',
});
