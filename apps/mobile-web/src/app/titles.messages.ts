import { defineMessages } from '../shared/i18n/messages.ts';

/**
 * Titles (§2) that every page includes: those of screens without the query cache, and those shown
 * before the cache has loaded.
 */
export const titleMessages = defineMessages('title', {
  home: 'Home',
  orders: 'Orders',
  login: 'Sign in',
  joint: 'Signing in',
  authCallback: 'Identity Verification',
  download: 'Download',
  alert: 'Open on an iPhone',
  distribution: 'Get the app',
  promotion: 'Opening the app',
  agreementLoan: 'Loan Guarantee Agreement',
  agreementPrivacy: 'Privacy Policy',
  notFound: 'Not found',
});
