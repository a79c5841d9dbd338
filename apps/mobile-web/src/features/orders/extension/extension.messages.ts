import { limits } from '@kosha/domain';
import { defineMessages } from '../../../shared/i18n/messages.ts';

const { extensionDays: days, extensionPaymentHours: hours } = limits;

/** Messages of the page on which the borrower extends the due date (§2 Extension, D53). */
export const extensionMessages = defineMessages('extension', {
  loading: 'Working out what an extension costs',
  failed: 'The extension could not be loaded',
  notOfferedTitle: 'No extension now',
  toOrder: 'See the order',

  fee: 'Extension fee',
  payInTime: `Please complete the payment within ${hours} hours`,
  payUntil: 'Pay by {time}',
  newDueDate: 'New due date {date}',
  insteadOf: 'instead of {date}',

  waysTitle: 'What each way costs',
  payNow: 'Repay now',
  extend: 'Extend to {date}',
  beLate: 'Repay late, {date}',
  beLateUnknown: 'Repay late',
  extra: '+ {amount}',
  everyDay: 'a fee every day',
  inAll: '{amount} in all',
  inAllWithPaid: '{amount} in all, with what you paid before',
  waysNote: 'A late repayment does not count for your loyalty tier.',

  waysNoteLate: 'Your loan is late already, so it no longer counts for your loyalty tier.',

  feePaid: 'Fee paid',
  processingFee: 'Processing fee',
  gstIncluded: `GST ${limits.gstPercent}% included`,
  rate: 'Rate',
  interest: 'Interest',
  applicationDate: 'Application date',
  numberOfDays: 'Number of days',
  dueDate: 'Due date',

  explanation: 'How an extension works',
  point1: `The new due date is ${days} days after the day you apply, not after the old due date.`,
  point2: 'The extension fee does not lower your debt: {owed} stays to be repaid.',
  point3: `If you do not pay the fee within ${hours} hours, the extension ends, and your due date stays as it was.`,
  point4:
    'Until you pay the fee, you can abandon the extension at no cost. A paid fee is not given back.',

  apply: 'Apply and payment',
  abandon: 'Abandon extension',
  abandonTitle: 'Abandon this extension?',
  abandonText: 'Your due date stays {date}. You pay no extension fee.',
  confirmAbandon: 'Abandon Extension',
  keep: 'Continue Extension',
  abandoning: 'Abandoning the extension',
  abandonFailed: 'The extension was not abandoned',

  extendedTitle: 'Due date extended',
  extendedText: 'We have received {fee}. Your loan is now due on {date}.',
  extendedAndRepaid:
    'We have received {fee}. Your loan was then due on {date}, and you have repaid it.',
});
