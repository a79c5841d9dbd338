import { validationMessages } from '@kosha/domain';
import { defineMessages } from '../../shared/i18n/messages.ts';

export const loginMessages = defineMessages('login', {
  title: 'Sign in',
  intro: 'Every cost is shown before you apply.',
  phone: 'Mobile number',
  phoneRequired: 'Enter the {digits} digits of your mobile number',
  phoneTooShort: 'Too few digits: a mobile number has {digits}',
  phoneTooLong: 'Too many digits: a mobile number has {digits}',
  phoneForeign: 'This is a number of another country. Enter one of India (+{prefix})',
  code: 'One-time code',
  codeSent: 'Sent by SMS to +{prefix} {phone}',
  codeGet: 'Get',
  codeWait: '{seconds}s',
  codeResend: 'resend',
  codeHelp: 'The code comes by SMS',
  codeSending: 'Sending the code',
  agreeTo: 'I agree to the',
  loanAgreement: 'Loan Guarantee Agreement',
  agreementRequired: validationMessages.agreementRequired,
  privacy: 'Privacy Policy',
  indiaOnly: 'Loans are offered in India only',
  submit: 'Login',
  submitting: 'Signing in',
});
