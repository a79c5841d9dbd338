import { defineMessages } from '../../../shared/i18n/messages.ts';

/** What is said before the first step. */
export const startMessages = defineMessages('start', {
  steps: '{count} steps, about',
  time: '{count} minutes',
  why: 'Done once. We check that it is you, so that nobody else borrows in your name.',
  atHand: 'Have at hand',
  documents: 'Aadhaar and PAN, the cards or their numbers',
  phone: 'The phone number your Aadhaar knows',
  people: 'Three people we may name as contacts',
  keep: 'What we keep',
  kept: 'Your answers, the numbers and pictures of your documents, and one picture of your face. Nothing you type is lost if you stop.',
  privacy: 'Privacy Policy',
});
