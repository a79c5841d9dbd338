import { defineMessages } from '../i18n/messages.ts';

/** The toast (short message) while a request takes long. */
export const writeMessages = defineMessages('write', {
  stillSending: 'Still sending. Your network may be slow; nothing is sent twice.',
});
