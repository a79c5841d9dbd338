import { defineMessages } from '../../shared/i18n/messages.ts';

export const agreementMessages = defineMessages('agreement', {
  loading: 'Loading the text',
  failed: 'The text could not be loaded',
  retry: 'Retry',
  updated: 'In force since {date}',
  missingTitle: 'The text is not available right now',
  missing: 'Please ask us for it before you agree. We will send it to you.',
  loan: 'Loan Guarantee Agreement',
  privacy: 'Privacy Policy',
});
