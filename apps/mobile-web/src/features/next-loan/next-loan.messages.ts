import { defineMessages } from '../../shared/i18n/messages.ts';

/** Messages of the list of scheduled orders (D04) and of a single scheduled order (§2.56). */
export const nextLoanMessages = defineMessages('nextLoan', {
  loading: 'Loading your scheduled orders',
  listFailed: 'Your scheduled orders could not be loaded',
  emptyTitle: 'No scheduled orders',
  emptyText:
    'Open a loan that is running to have the next one applied for as soon as it is settled.',
  toOrders: 'See all orders',
  see: 'See the scheduled order',

  loadingOne: 'Loading this scheduled order',
  oneFailed: 'This scheduled order could not be loaded',
  notFoundTitle: 'Scheduled order not found',
  notFoundText: 'There is no such scheduled order in your account.',
  toSchedules: 'See all scheduled orders',

  waiting: 'Scheduled',
  started: 'Started',
  refused: 'Not started',
  cancelled: 'Cancelled',
  waitingText: 'When your present loan is settled, we apply for this one by ourselves.',
  startedText: 'Your loan was settled, and we applied for this one. See how it goes in Orders.',
  refusedText: 'Your loan was settled, but we could not apply for this one.',
  cancelledText: 'This scheduled order was cancelled. No loan is applied for.',
  getMoney: 'Nothing is paid out before you press Get Money.',
  toHome: 'Go to Home',
  toCurrent: 'See the loan that comes first',

  amount: 'Amount',
  repaymentAmount: 'Repayment amount',
  interestRate: 'Interest rate per day',
  interestFee: 'Interest fee',
  scheduledTime: 'Scheduled time',
  scheduledThen: 'You set it up then.',
  scheduledThenStarts: 'You set it up then. It starts when your present loan is settled.',
  setUpOn: 'Set up {time}',
  usage: 'Usage purpose',
  orderNo: 'Order no',
  priceLoading: 'Working out the price',
  priceFailed: 'The price could not be worked out',

  card: 'Bank card',
  chooseCard: 'Click To Select Bankcard',
  noCard: 'No bank card was chosen',
  cardNeeded: 'Without a bank card it cannot start.',
  cardChosen: 'A bank card is chosen',
  cardsLoading: 'Loading your bank cards',

  cancel: 'Cancel',
});
