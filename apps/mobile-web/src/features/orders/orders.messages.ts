import { limits } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

/** What every screen about orders says. */
export const ordersMessages = defineMessages('orders', {
  loading: 'Loading your orders',
  loadingOrder: 'Loading this order',
  listFailed: 'Your orders could not be loaded',
  orderFailed: 'This order could not be loaded',
  notFoundTitle: 'Order not found',
  notFoundText: 'There is no such order in your account.',
  toOrders: 'See all orders',
  toHome: 'Go to Home',
  emptyTitle: 'Loan History',
  emptyText: 'You have no loans yet.',
  apply: 'Apply',

  owed: 'To repay',
  waiting: 'Being checked',
  ended: 'Ended',

  orderNo: 'Order no',
  loanAmount: 'Loan',
  received: 'Received',
  repaymentAmount: 'Repayment amount',

  state1: 'We are checking your application. You will be notified by SMS.',
  state2: 'Your loan is approved. Confirm it to get the money.',
  state3: 'This application was not approved. Nothing is owed.',
  state4: 'The money is on its way to your bank account.',
  state5: 'The money could not be sent to your bank account. You can apply again.',
  state6: 'The loan is running. Repay it by its due date.',
  state7: 'This loan is repaid. Nothing is owed.',
  state8: 'The due date has passed. A fee is added every day until you repay.',
  state9: 'This order is closed. Nothing more will happen with it.',
  state10: 'The check is finished. The result will show here soon.',
  state11: `You asked to extend the due date. Pay the extension fee within ${limits.extensionPaymentHours} hours.`,
  stateUnknown: 'This state is new to the app. Customer service can tell you more.',

  nextAudit: 'See how the check goes',
  nextConfirm: 'Confirm and get the money',
  nextDetail: 'See details and repay',
  seeDetails: 'See details',
  nextExtension: 'See the extension',
});
