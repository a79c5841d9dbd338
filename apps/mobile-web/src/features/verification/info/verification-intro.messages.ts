import { defineMessages } from '../../../shared/i18n/messages.ts';

/** Messages before the first step. */
export const verificationIntroMessages = defineMessages('start', {
  time: '{count} steps, about {count} minutes',
  why: 'Done once, so that nobody else borrows in your name.',
  atHand: 'What to have at hand',
  documents: 'Aadhaar and PAN, the cards or their numbers',
  phone: 'The phone number your Aadhaar knows',
  people: 'Three people we may name as contacts',
  kept: 'We keep your answers, the numbers and pictures of your documents, and one picture of your face. Nothing you type is lost if you stop.',
  privacy: 'Privacy Policy',
});
