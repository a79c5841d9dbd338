import { defineMessages } from '../i18n/messages.ts';

export const applyGateMessages = defineMessages('applyGate', {
  locked: 'This product is still locked.',
  refusedLink: 'This link is not safe to open, so it stays closed.',
});
