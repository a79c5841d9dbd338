import { defineMessages } from '../shared/i18n/messages.ts';

export const updateMessages = defineMessages('update', {
  title: 'A new version is ready',
  update: 'Update',
  updating: 'Updating',
});
