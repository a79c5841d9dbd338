import { defineMessages } from '../../shared/i18n/messages.ts';

/** Messages of a product: who can apply, and what it costs. */
export const productMessages = defineMessages('product', {
  loading: 'Loading the product',
  errorTitle: 'This product could not be loaded',
  notFoundTitle: 'This product is not available',
  notFoundText: 'It is not among the products offered to you now.',
  amount: 'Amount',
  lendingTime: 'Lending time',
  period: 'Period',
  rating: 'Overall rating',
  ratingValue: '{score} / 5',
  interestPerDay: 'Interest per day',
  requirement: 'Requirement',
  eligibility: 'Product Eligibility',
  apply: 'APPLY NOW',
  checking: 'Checking what comes next',
  full: 'Fulled',
});
