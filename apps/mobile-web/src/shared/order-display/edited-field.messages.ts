import { defineMessages } from '../i18n/messages.ts';

/** Shown below a field that rejected some of the typed or pasted text. */
export const editedFieldMessages = defineMessages('editedField', {
  leftOut: 'Left out, as names do not have it: {characters}',
});
