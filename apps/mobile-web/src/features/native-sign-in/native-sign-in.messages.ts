import { defineMessages } from '../../shared/i18n/messages.ts';

/** Messages of the page that signs the borrower in through the native app. */
export const nativeSignInMessages = defineMessages('joint', {
  title: 'Sign in through the app',
  waiting: 'Asking the app who you are',
  failedTitle: 'You are not signed in yet',
  silent: 'The app did not answer. Please try again.',
  byNumber: 'Sign in with your mobile number',
  outsideTitle: 'This page belongs to our app',
  outsideText: 'The app opens it to sign you in. In a browser, sign in with your mobile number.',
});
