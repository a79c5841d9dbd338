import { defineMessages } from '../shared/i18n/messages.ts';

/**
 * The titles (§2) in the bundle of every page: the titles of screens without the query cache, and
 * the titles that appear before the cache has loaded.
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
