import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

/** The apply page (§2, §5 Apply, D03). */
export const applyMessages = defineMessages('apply', {
  loading: 'Loading',
  retry: 'Retry',
  failed: 'This page could not be loaded',
  notFoundTitle: 'This product is not available',
  notFoundText: 'It is not among the products offered to you now.',
  goHome: 'Go to Home',

  lendingTime: 'Lending time',
  period: 'Period',
  rating: 'Overall rating',
  ratingValue: '{score} / 5',
  interestPerDay: 'Interest per day',
  conditions: 'Requirement and Product Eligibility',
  requirement: 'Requirement',
  eligibility: 'Product Eligibility',

  amount: 'Amount',
  repaymentAmount: 'Repayment amount',
  interestRate: 'Interest rate per day',
  interestFee: 'Interest fee',
  quoteLoading: 'Working out the price',
  quoteFailed: 'The price could not be worked out',

  bankAccount: 'Bank account',
  chooseCard: 'Choose a bank account',
  cardsLoading: 'Loading your bank accounts',
  cardsFailed: 'Your bank accounts could not be loaded',
  autoMoney: 'Automatically get money?',
  autoMoneyHint: 'The money is sent as soon as you are approved. Switched off, you confirm first.',

  tiers: 'Loyalty tiers',
  noTier: 'Repay on time to lower your fee',
  yourTier: '{name}: processing fee {percent} lower',
  tierTitle: 'Loyalty tiers',
  tierCaption: 'On-time repayments and max service-fee reduction',
  tierColumn: 'Tier',
  repaymentsColumn: 'Repaid',
  reductionColumn: 'Saves',
  current: '{name} (yours)',
  close: 'Close',

  apply: 'APPLY NOW',
  applying: 'Sending your application',
  applied: 'Application sent',
  waitForQuote: 'You can apply as soon as the price is here.',
  retryQuote: 'You can apply once the price is here. Please retry above.',
  waitForCards: 'You can apply as soon as your bank accounts are here.',
  retryCards: 'You can apply once your bank accounts are here. Please retry above.',
  cardRequired: validationMessages.bankCardRequired,
  toBank: 'Choose a bank account',
  cancel: 'Not now',
});
