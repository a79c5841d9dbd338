import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

/** The apply page (§2, §5 Apply, D03). */
export const applyMessages = defineMessages('apply', {
  loading: 'Loading the application',
  failed: 'This page could not be loaded',
  notFoundTitle: 'This product is not available',
  notFoundText: 'It is not among the products offered to you now.',
  lockedTitle: '{name} is locked',
  lockedText: 'It is not open to you yet.',
  fullTitle: '{name}: Fulled',
  fullText: 'No more applications for it are taken now. Please look again later.',

  lendingTime: 'Lending time',
  rating: 'Overall rating',
  ratingValue: '{score} / 5',
  interestADay: '{percent} per day',
  conditions: 'What you need, and who can apply',
  requirement: 'Requirement',
  eligibility: 'Product Eligibility',

  amount: 'Amount',
  less: 'Less',
  more: 'More',
  repaymentAmount: 'Repayment amount',
  interestRate: 'Interest rate per day',
  interestFee: 'Interest fee',
  quoteFailed: 'The price could not be worked out',

  bankAccount: 'Bank account',
  chooseCard: 'Choose a bank account',
  addCard: 'Add Bank Card',
  cardsLoading: 'Loading your bank accounts',
  cardsFailed: 'Your bank accounts could not be loaded',
  whichAmount: 'How much do you need?',
  howLong: 'For how long do you need it?',
  period: 'Period',
  autoMoney: 'Automatically get money?',
  autoMoneyStrictHint:
    'Switched on, the money is sent as soon as you are approved, and you do not see the key facts again before.',
  autoMoneyHint: 'The money is sent as soon as you are approved. Switched off, you confirm first.',

  tiers: 'Loyalty tiers',
  noTier: 'Repay on time to lower your fee',
  yourTier: '{name}: processing fee {percent} lower',

  apply: 'APPLY NOW',
  applying: 'Sending your application',
  applied: 'Application sent',
  waitForQuote: 'You can apply as soon as the price is here.',
  retryQuote: 'You can apply once the price is here. Please retry above.',
  priceUnknown: 'You cannot apply now: the price could not be read. Please try again later.',
  waitForCards: 'You can apply as soon as your bank accounts are here.',
  retryCards: 'You can apply once your bank accounts are here. Please retry above.',
  cardRequired: validationMessages.bankCardRequired,
  cancel: 'Not now',
});
