import { defineMessages } from '../../shared/i18n/messages.ts';

/** For an emergency contact, who opens the link in an SMS and does not know the app. */
export const contactVerificationMessages = defineMessages('contactVerification', {
  title: 'Emergency contact',
  loading: 'Reading your link',
  loadFailed: 'Your link could not be read',
  invalid: 'This link does not work',
  invalidText: 'Open the link in your SMS once more, whole and as it is.',
  asks: '{name} wants to name you as an emergency contact in {app}.',
  borrower: 'Who asks',
  relation: 'Named you as',
  meaning: 'What it means to be a contact',
  called: 'We may call you when we cannot reach the person who named you.',
  noDebt: 'It is not your loan, and you promise nothing for it.',
  noPayment: 'You never have to pay any of it, also when that person does not.',
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
