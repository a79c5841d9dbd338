import { defineMessages } from '../i18n/messages.ts';

/** The message below a button while its request is pending. */
export const writeMessages = defineMessages('write', {
  stillSending: 'Still sending. Your network may be slow; nothing is sent twice.',
});
