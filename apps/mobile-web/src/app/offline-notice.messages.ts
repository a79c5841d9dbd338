import { defineMessages } from '../shared/i18n/messages.ts';

/** A line above every screen while the phone has no connection. */
export const offlineMessages = defineMessages('offline', {
  title: 'You are offline',
  text: 'This is as of {time}. Amounts may have changed since.',
});
