import { defineMessages } from '../shared/i18n/messages.ts';

/**
 * The titles (§2) of the screens that are shown without what reads from the server, or before it is here; shown in the bar and
 * in the browser's tab. Every page brings them.
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
