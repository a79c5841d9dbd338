import { defineMessages } from '../i18n/messages.ts';

export const writeMessages = defineMessages('write', {
  stillSending: 'Still sending. Your network may be slow; nothing is sent twice.',
});
