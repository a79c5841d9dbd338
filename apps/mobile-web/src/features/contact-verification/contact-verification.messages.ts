import { defineMessages } from '../../shared/i18n/messages.ts';

export const contactVerificationMessages = defineMessages('contactVerification', {
  title: 'Emergency contact',
  loading: 'Reading your link',
  loadFailed: 'Your link could not be read',
  invalid: 'This link does not work',
  invalidText: 'Open the link in your SMS once more, whole and as it is.',
  asks: '{name} wants to name you as an emergency contact in {app}.',
  borrower: 'Who asks',
  relation: 'Named you as',
  choice: 'Confirm if {name} may name you, or decline. You can answer once.',
  confirm: 'Confirm',
  decline: 'Decline',
  sending: 'Sending your answer',
  failed: 'Your answer was not taken',
  confirmed: 'Thank you, you confirmed',
  confirmedText: '{name} may name you as an emergency contact.',
  declined: 'You declined',
  declinedText: '{name} may not name you as an emergency contact.',
  answered: 'This link has been answered',
  answeredText: 'There is nothing more to do. You can close this page.',
});
