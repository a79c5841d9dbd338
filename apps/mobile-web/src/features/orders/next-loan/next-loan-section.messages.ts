import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The next loan is requested when the current one is repaid (D10). */
export const nextLoanSectionMessages = defineMessages('nextLoanSection', {
  title: 'Next loan',
  offer:
    'When this loan is settled, we apply for the next one by ourselves, if you set it up here.',
  terms: 'You can cancel it until then. Nothing is paid out before you press Get Money.',
  setUp: 'Set up auto-apply',
  loading: 'Loading your next loan',
  failed: 'Your next loan could not be loaded',

  isSet: 'When this loan is settled, we apply for {amount} by ourselves.',
  cardMissing: 'Choose a bank card for it: without one it cannot start.',
  see: 'See the scheduled order',
  cancel: 'Cancel auto-apply',

  dialogTitle: 'Apply for the next loan',
  amount: 'Amount',
  card: 'Bank card',
  cardLater: 'Choose later',
  usage: 'Usage purpose',
  chooseUsage: 'Please select',
  usageRequired: 'Please choose what the money is for.',
  confirm: 'Set auto-apply',
  sending: 'Setting auto-apply',
  notNow: 'Not now',
  notSet: 'Auto-apply was not set',
  formLoading: 'Loading amounts and bank cards',
  formFailed: 'Amounts and bank cards could not be loaded',
});
