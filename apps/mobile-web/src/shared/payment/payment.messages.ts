import { limits } from '@kosha/domain';
import { defineMessages } from '../i18n/messages.ts';

/** What a loan costs. */
export const paymentMessages = defineMessages('payment', {
  whatItCosts: 'What it costs',
  youGet: 'You get',
  youGot: 'You got',
  youPay: 'You pay',
  youPaid: 'You paid',
  itCosts: 'It costs',
  itCost: 'It cost',
  ofLoan: 'of {amount}: {fees} of fees taken first',
  inYourBank: 'in your bank',
  onDate: 'on {date}',
  onDateTo: 'on {date}, to {account}',
  after: 'after {days}',
  now: 'now',
  apr: 'APR {percent}',
  soFar: 'so far',
  aprAndLate: 'so far: {agreed} as agreed (APR {percent}) and {late} overdue fee',
  waterfall: 'How this adds up',
  principal: 'Loan amount',
  processingFee: 'Processing fee',
  gst: `GST ${limits.gstPercent}% on processing fee`,
  interest: 'Interest fee',
  overdueFee: 'Overdue fee',
  sum: '{costs}: {parts} = {total}.',
  working: 'Working out the price',
  notKnown: 'What you get and what you pay is shown before you apply.',
});
