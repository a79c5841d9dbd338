import { defineMessages } from '../shared/i18n/messages.ts';

/** A line above every screen when a newer version of the app waits. */
export const updateMessages = defineMessages('update', {
  title: 'A new version is ready',
  update: 'Update',
  updating: 'Updating',
});
