import { defineMessages } from '../i18n/messages.ts';

/** Messages for failed calls to the server. */
export const failureMessages = defineMessages('failure', {
  network: 'No connection. Check your network and try again.',
  timeout: 'This is taking too long. Check your network and try again.',
  malformed: 'Something went wrong on our side. Please try again.',
  notOffered: 'This cannot be done here. Customer service can help you.',
  business: 'This could not be done. Please try again.',
});
