import { defineMessages } from '../shared/i18n/messages.ts';

/** The title of each route (§2); shown in the bar and in the browser's tab. */
export const titleMessages = defineMessages('title', {
  home: 'Home',
  orders: 'Orders',
  account: 'Account',
  login: 'Sign in',
  product: 'Product',
  apply: 'Apply',
  denied: 'Application Denied',
  bank: 'Bank Card',
  bankAdd: 'Add Bank Card',
  bankIfsc: 'Find IFSC Code',
  orderDetail: 'Order Detail',
  orderAudit: 'Audit',
  orderConfirm: 'Confirm',
  orderExtension: 'Extension',
  authIndex: 'Verification',
  authBasic: 'Basic Information',
  authWork: 'Work Information',
  authIdentity: 'Identity Verification',
  authFace: 'Face Recognition',
  authContacts: 'Contact Information',
  authCallback: 'Identity Verification',
  verifyContact: 'Emergency contact',
  feedback: 'FeedBack',
  help: 'Help Center',
  about: 'About us',
  download: 'Download',
  agreementLoan: 'Loan Guarantee Agreement',
  agreementPrivacy: 'Privacy Policy',
  notFound: 'Not found',
});

export type TitleKey = keyof typeof titleMessages.texts;
