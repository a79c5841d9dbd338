import { defineMessages } from '../../shared/i18n/messages.ts';

export const agreementMessages = defineMessages('agreement', {
  loanTitle: 'What you agree to when you take a loan',
  loanLead:
    'How much you receive, what you pay back and when, every fee, and what happens when a payment is late. Read it before you apply, and ask us when a sentence is not clear.',
  privacyTitle: 'What we do with your data',
  privacyLead:
    'Which personal data we ask for, why we need it, who sees it, how long we keep it, and how you can have it corrected or removed. Read it before you sign in, and ask us when a sentence is not clear.',
  loading: 'Loading the text',
  failed: 'The text could not be loaded',
  updated: 'In force since {date}',
  missingTitle: 'The text is not available right now',
  missing: 'Please ask us for it before you agree. We will send it to you.',
  links: 'Agreements',
  loan: 'Loan Guarantee Agreement',
  privacy: 'Privacy Policy',
});
