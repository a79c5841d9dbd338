import { defineMessages } from '../i18n/messages.ts';

/** Below a button whose press is still on its way to the server. */
export const writeMessages = defineMessages('write', {
  stillSending: 'Still sending. Your network may be slow; nothing is sent twice.',
});
