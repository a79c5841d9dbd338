import { defineMessages } from '../i18n/messages.ts';

export const editedFieldMessages = defineMessages('editedField', {
  leftOut: 'Left out, as names do not have it: {characters}',
});
