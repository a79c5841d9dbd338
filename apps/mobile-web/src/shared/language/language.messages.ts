import { defineMessages } from '../i18n/messages.ts';

/** Choosing a language (D58); the languages themselves stand in their own script. */
export const languageMessages = defineMessages('language', {
  title: 'Language',
  failed: 'The texts of this language did not come. English is shown until they do.',
});
