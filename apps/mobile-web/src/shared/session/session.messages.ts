import { defineMessages } from '../i18n/messages.ts';

/** The message for a browser without storage, in which a reload signs the user out. */
export const sessionMessages = defineMessages('session', {
  notKept:
    "This browser can't save your session. If the page is loaded again, you must sign in again.",
});
