import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages about the result of a payment and of the new loan requested with it (D23, D30). */
export const paymentOutcomeMessages = defineMessages('paymentOutcome', {
  paidTitle: 'Paid',
  paidText: 'We have received {amount}. Your loans and offers are on Home.',
  paidTextNoAmount: 'We have received your payment. Your loans and offers are on Home.',
  notPaidTitle: 'Not paid',
  notPaidText: 'The payment did not go through and nothing was taken. You can pay again.',
  unknownTitle: 'We do not know yet whether your payment arrived',
  unknownText: 'Please do not pay again. This page asks by itself and will tell you.',
  leftTitle: 'You left before paying',
  leftText: 'Nothing was taken. You can continue the same payment.',
  openTitle: 'Not paid yet',
  openText: 'A payment was begun and nothing was taken. You can continue it.',
  refresh: 'Refresh',

  nextLoanAsked:
    'Your new loan was asked for. See it in Orders; nothing is paid out before you press Get Money.',
  nextLoanDropped: 'The new loan asked for with this payment is dropped too.',
  nextLoanUnknown:
    'It is not known whether your new loan was asked for. If it was, it shows in Orders; nothing is paid out before you press Get Money.',
  nextLoanFailed: 'A new loan could not be requested with this payment. Apply again from Home.',
});
