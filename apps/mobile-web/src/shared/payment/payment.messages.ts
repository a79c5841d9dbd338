import { limits } from '@kosha/domain';
import { defineMessages } from '../i18n/messages.ts';

/** What a loan costs. */
export const paymentMessages = defineMessages('payment', {
  youGet: 'You get',
  youPay: 'You pay',
  youPaid: 'You paid',
  itCosts: 'It costs',
  onDate: 'on {date}',
  after: 'after {days}',
  now: 'now',
  apr: 'APR {percent}',
  waterfall: 'How this adds up',
  received: 'You get',
  processingFee: 'Processing fee',
  gst: `GST ${limits.gstPercent}% on processing fee`,
  interest: 'Interest fee',
  overdueFee: 'Overdue fee',
});
