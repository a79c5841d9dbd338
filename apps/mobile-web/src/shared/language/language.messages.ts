import { defineMessages } from '../i18n/messages.ts';

/** Language selection (D58); each language is named in its own script. */
export const languageMessages = defineMessages('language', {
  title: 'Language',
  failed: 'The texts of this language did not come. English is shown until they do.',
});
