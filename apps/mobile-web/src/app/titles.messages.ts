import { defineMessages } from '../shared/i18n/messages.ts';

/**
 * Titles (§2) of the screens that are shown without the query cache or before it has loaded, for
 * the bar and the browser tab. Included in every page.
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
