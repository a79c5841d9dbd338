import { defineMessages } from '../shared/i18n/messages.ts';

/**
 * Titles (§2) of the screens that fetch from the server. The login page does not load this separate
 * catalogue.
 */
export const dataTitleMessages = defineMessages('dataTitle', {
  account: 'Account',
  product: 'Product',
  apply: 'Apply',
  denied: 'Application Denied',
  bank: 'Bank Card',
  bankAdd: 'Add Bank Card',
  bankIfsc: 'Find IFSC Code',
  schedules: 'Scheduled orders',
  schedule: 'Scheduled order',
  orderDetail: 'Order Detail',
  orderAudit: 'Audit',
  nativeAudit: 'Audit',
  orderConfirm: 'Confirm',
  orderExtension: 'Extension',
  orderFacts: 'Key Facts Statement',
  orderReturn: 'Return this loan',
  authIndex: 'Verification',
  authBasic: 'Basic Information',
  authWork: 'Work Information',
  authIdentity: 'Identity Verification',
  authFace: 'Face Recognition',
  authContacts: 'Contact Information',
  verifyContact: 'Emergency contact',
  feedback: 'FeedBack',
  help: 'Help Center',
  about: 'About us',
  consents: 'My consents',
  myData: 'My data',
  grievances: 'Grievances',
});
