import { limits } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

/** The order detail and its repayment (§2, §4, D23, D30). */
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

  repayment: 'Repayment ₹ {amount}',
  continuePayment: 'Continue payment',
  extend: 'Repayment stress? Extend due date',
  opening: 'Opening the payment page',

  confirmTitle: 'Repay {amount}?',
  confirmText: 'You pay {amount} for order {orderNo}. You are taken to the payment page.',
  reapply: 'Reapply after this repayment',
  pay: 'Pay {amount}',
  cancel: 'Cancel',
  reapplyOffer: 'After this repayment we ask for a new loan of {amount} to account {account}.',
  sameAccount: 'of this loan',
  reapplyGetMoney: 'Nothing is paid out before you press Get Money.',
  reapplyNoQuote: 'What you get and what you pay is shown before you take the money.',
  reapplyImpossible:
    'A new loan cannot be requested here, as its account is not known. Apply again from Home.',
  quoteLoading: 'Working out the price of the new loan',
  payFailed: 'The payment was not started. Nothing was taken.',
  withdrawFailed:
    'The new loan asked for before could not be withdrawn, so the payment was not started. Please try again.',

  paidTitle: 'Paid',
  paidText: 'We have received {amount}. Your loans and offers are on Home.',
  paidTextNoAmount: 'We have received your payment. Your loans and offers are on Home.',
  notPaidTitle: 'Not paid',
  notPaidText: 'The payment did not go through and nothing was taken. You can pay again.',
  unknownTitle: 'We do not know yet whether your payment arrived',
  unknownText: 'Please do not pay again. This page asks by itself and will tell you.',
  leftTitle: 'You left before paying',
  leftText: 'Nothing was taken. You can continue the same payment.',
  refresh: 'Refresh',
  reapplyAsked:
    'Your new loan was asked for. See it in Orders; nothing is paid out before you press Get Money.',
  reapplyDropped: 'The new loan asked for with this payment is dropped too.',
  reapplyUnknown:
    'It is not known whether your new loan was asked for. If it was, it shows in Orders; nothing is paid out before you press Get Money.',
  reapplyFailed: 'A new loan could not be requested with this payment. Apply again from Home.',

  blockedInAudit: 'There is nothing to repay: your application is still being checked.',
  blockedAwaitsConfirmation: 'There is nothing to repay: confirm the loan first to get the money.',
  blockedInDisbursal: 'There is nothing to repay yet: the money is on its way to you.',
  blockedPaidOut: 'There is nothing to repay now.',
  blockedEnded: 'There is nothing to repay: this order has ended.',
  blockedUnknownState: 'This order cannot be repaid here. Customer service can help you.',
});
