import { defineMessages } from '../i18n/messages.ts';

/** The message if the browser has no storage, so that a reload would sign the user out. */
export const sessionMessages = defineMessages('session', {
  notKept:
    "This browser can't save your session. If the page is loaded again, you must sign in again.",
});
