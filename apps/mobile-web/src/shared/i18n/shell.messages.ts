import { defineMessages } from './messages.ts';

/** Labels of the app bar and the bottom navigation. */
export const shellMessages = defineMessages('shell', {
  back: 'Back',
  home: 'Home',
  orders: 'Orders',
  account: 'Account',
  new: 'new',
  navigation: 'Main',
  feedback: 'Feedback',
  loading: 'Loading the screen',
  auditing: 'being checked',
  stillTrying: 'Still trying. {label}',
  close: 'Close',
  retry: 'Retry',
  crashTitle: 'Something went wrong',
  crashText: 'This screen could not be shown. Your data is safe. Please try again.',
  goHome: 'Go to Home',
});
