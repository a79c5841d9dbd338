import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages of a loan application under review, inside the native app. */
export const nativeAuditMessages = defineMessages('nativeAudit', {
  title: 'In Auditing...',
  text: 'We are checking your application. You will be notified by SMS.',
  evaluate: 'To Evaluate',
  noStore: 'The app could not open its store page. Please try it from the app itself.',
  info: 'Info',
  ok: 'OK',
  finishedTitle: 'The check is finished',
  finishedText: 'The result comes next. The app takes you on.',
  close: 'Close this page',
  linkTitle: 'This page cannot be opened like this',
  linkText: 'The link of the app is not complete. Please open the order in the app again.',
  sessionTitle: 'You are signed out',
  sessionText: 'Sign in again through the app to see how the check goes.',
  signIn: 'Sign in again',
  outsideTitle: 'This page belongs to our app',
  outsideText: 'In a browser you find the same order here.',
  toOrder: 'See the order',
});
