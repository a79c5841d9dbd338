import { defineMessages } from '../i18n/messages.ts';

/** Messages of the language selection (D58). */
export const languageMessages = defineMessages('language', {
  title: 'Language',
  failed: 'The texts of this language did not come. English is shown until they do.',
});
