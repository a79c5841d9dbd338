import { defineMessages } from '../i18n/messages.ts';

/** The message below a field that removed some of the typed or pasted characters. */
export const restrictedTextFieldMessages = defineMessages('editedField', {
  leftOut: 'Left out, as names do not have it: {characters}',
});
