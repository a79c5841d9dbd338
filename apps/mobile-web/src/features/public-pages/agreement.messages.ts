import { defineMessages } from '../../shared/i18n/messages.ts';

/** Labels around the agreements, whose text comes from the server. */
export const agreementMessages = defineMessages('agreement', {
  loanTitle: 'What you agree to when you take a loan',
  loanLead:
    'What you get, what you pay back, and when. Each fee, and what you owe when you pay late. Read it before you apply. Ask us if a part is not clear.',
  privacyTitle: 'What we do with your data',
  privacyLead:
    'What we ask you for, and why. Who sees it, and how long we keep it. How to have it put right or deleted. Read it before you sign in. Ask us if a part is not clear.',
  loading: 'Loading the text',
  failed: 'The text could not be loaded',
  updated: 'In force since {date}',
  missingTitle: 'The text is not available right now',
  missing: 'Please ask us for it before you agree. We will send it to you.',
  links: 'Agreements',
  loan: 'Loan Guarantee Agreement',
  privacy: 'Privacy Policy',
});
