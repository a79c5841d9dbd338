import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages about getting the native app, on platforms where loans are taken in it. */
export const distributionMessages = defineMessages('distribution', {
  why: 'On Android, loans are taken in the app',
  install: 'Install the app.',
  signIn: 'Sign in with the same mobile number.',
  kept: 'What you have sent so far is there too.',
  chosen: 'The loan that you chose opens in the app.',
  loading: 'Looking up where the app is',
  failed: 'We could not look up where the app is',
  playStoreUrl: 'Get it on Google Play',
  appStoreUrl: 'Get it on the App Store',
  apkUrl: 'Download the app',
  noneTitle: 'The app cannot be had here right now',
  none: 'Please try again later, or ask us.',
  refused: 'The address of the app is not safe to open, so it stays closed. Please ask us.',
  here: 'You can take a loan here, in the browser',
  orApp: 'Or in the app',
  goOn: 'Go on in the browser',
});
