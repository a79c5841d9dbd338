import { defineMessages } from '../shared/i18n/messages.ts';

/** Shown above Home, Orders and Account while a newer version of the app is waiting. */
export const updateMessages = defineMessages('update', {
  title: 'A new version is ready',
  update: 'Update',
  updating: 'Updating',
});
