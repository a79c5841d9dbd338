import { defineMessages } from '../../../shared/i18n/messages.ts';

/** One emergency contact, which is optional under the strict policy (D54). */
export const oneContactMessages = defineMessages('oneContact', {
  intro:
    'If you like, name one person whom we may call when we cannot reach you. They are asked by SMS, and are kept only if they agree.',
  title: 'Emergency contact',
  ask: 'Ask this person',
  asking: 'Asking this person',
  asked: '{name} has been asked, and has not answered yet.',
  agreed: '{name} has agreed.',
  declined: 'The person you named does not agree, so nothing of them is kept.',
  remove: 'Take it back in My consents',
});
