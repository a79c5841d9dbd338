import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages of the page on which the borrower confirms an approved loan. */
export const confirmMessages = defineMessages('confirm', {
  heading: 'Your loan is approved',
  lead: 'Check what you get and what you pay. The money is sent when you confirm.',
  repaymentAmount: 'Repayment amount',
  applyDate: 'Apply date',
  bankNumber: 'Bank number',
  noBank: 'Not told',
  getMoney: 'Get Money',
  readFacts: 'Read the key facts',
  sending: 'Confirming',
  priceUnknown:
    'The price could not be read, so the loan cannot be confirmed here now. Customer service can help you.',
  failed: 'The loan was not confirmed',
  notWaiting: 'This order is not waiting for your confirmation.',
});
