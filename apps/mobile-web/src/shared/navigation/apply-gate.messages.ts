import { defineMessages } from '../i18n/messages.ts';

/** Messages that explain why applying is not possible now. */
export const applyGateMessages = defineMessages('applyGate', {
  locked: 'This product is still locked.',
  refusedLink: 'This link is not safe to open, so it stays closed.',
});
