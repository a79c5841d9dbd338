import { defineMessages } from '../i18n/messages.ts';

/** Labels around a consent notice. The server sends the text of the notice (D57). */
export const consentMessages = defineMessages('consent', {
  items: 'Which data',
  why: 'What for',
  recipients: 'Who gets it',
  onlyLender: 'Nobody but the lender',
  keptFor: 'How long',
  withdrawal: 'If you take it back',
  loading: 'Loading what this is for',
  failed: 'This notice did not load',
  lead: 'Please read this first. Nothing is sent before you agree.',
  agree: 'I agree',
  refuse: 'Go on without it',
  agreeing: 'Keeping your answer',
  later: 'You can take it back at any time in Account, under My consents.',
});
