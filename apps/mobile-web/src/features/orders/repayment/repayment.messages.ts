import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages for repaying an order and requesting the next loan with it (§4, D23). */
export const repaymentMessages = defineMessages('repayment', {
  repayment: 'Repayment ₹ {amount}',
  continuePayment: 'Continue payment',
  opening: 'Opening the payment page',

  confirmTitle: 'Repay {amount}?',
  confirmText: 'Order {orderNo}. You are taken to the payment page.',
  wantsNextLoan: 'Reapply after this repayment',
  pay: 'Pay {amount}',
  cancel: 'Not now',
  nextLoanAmount: 'Amount of the new loan',
  nextLoanOffer: 'We then ask for a new loan of {amount} to account {account}.',
  sameAccount: 'of this loan',
  costInAll: 'Your loan has then cost you {cost} in all.',
  nextLoanGetMoney: 'Nothing is paid out before you press Get Money.',
  nextLoanFacts: 'Key Facts Statement of the new loan',
  nextLoanNoQuote: 'What you get and what you pay are shown before you take the money.',
  nextLoanImpossible:
    'A new loan cannot be requested here, as its account or amount is not known. Apply again from Home.',
  nextLoanFollows:
    'Once you have repaid, we apply for your next loan of {amount} for you. Nothing is paid out before you press Get Money.',

  payFailed: 'The payment was not started. Nothing was taken.',
  withdrawFailed:
    'The new loan asked for before could not be withdrawn, so the payment was not started. Please try again.',
  refusedLink: 'The payment page could not be opened safely. Nothing was taken. Please try again.',

  blockedInAudit: 'There is nothing to repay: your application is not decided yet.',
  blockedAwaitsConfirmation: 'There is nothing to repay: confirm the loan first to get the money.',
  blockedInDisbursal: 'There is nothing to repay yet: the money is on its way to you.',
  blockedPaidOut: 'There is nothing to repay now.',
  blockedEnded: 'There is nothing to repay: this order has ended.',
  blockedUnknownAmount:
    'The amount could not be read, so nothing can be paid here now. Customer service can help you.',
  blockedUnknownState: 'This order cannot be repaid here. Customer service can help you.',
});
