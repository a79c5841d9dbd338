import { defineMessages } from '../shared/i18n/messages.ts';

/** Shown above every screen while the phone is offline. */
export const offlineMessages = defineMessages('offline', {
  title: 'You are offline',
  text: 'This is as of {time}. Amounts may have changed since.',
});
