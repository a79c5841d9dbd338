import { phoneMessages, validationMessages } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

/** The first screen: phone number and one-time code. */
export const loginMessages = defineMessages('login', {
  title: 'Sign in',
  intro: 'Every cost is shown before you apply.',
  phone: 'Mobile number',
  ...phoneMessages,
  code: 'One-time code',
  codeSent: 'Sent by SMS to +{prefix} {phone}',
  codeGet: 'Get',
  codeWait: '{seconds}s',
  codeResend: 'resend',
  codeHelp: 'The code comes by SMS',
  codeSending: 'Sending the code',
  codeRefused: 'Check this code, or ask for another',
  agreeTo: 'I agree to the',
  loanAgreement: 'Loan Guarantee Agreement',
  agreementRequired: validationMessages.agreementRequired,
  lender: 'Lender: {name}.',
  grievanceOfficer: 'Grievance officer: {name}',
  callUs: 'Call us: {phone}',
  privacy: 'Privacy Policy',
  indiaOnly: 'Loans are offered in India only',
  submit: 'Login',
  submitting: 'Signing in',
});
