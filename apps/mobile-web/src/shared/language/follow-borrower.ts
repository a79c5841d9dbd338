import { parseLanguage } from '@kosha/domain';
import { isLanguageChosen } from '../i18n/language-choice.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

/** A sign-in waits no longer than this for texts. */
const maxWaitMs = 3_000;

/**
 * What a sign-in told of the borrower's language is shown before the next screen, unless a person chose one on this
 * device: that one goes to the server instead (`tellLanguage`, D58). Never rejects.
 */
export async function followBorrower({ language }: { language?: unknown }): Promise<void> {
  const kept = parseLanguage(language);
  if (kept === null || kept === shownLanguage() || isLanguageChosen()) return;
  const isShown = import('./choose-language.ts')
    .then(({ adoptLanguage }) => adoptLanguage(kept))
    .catch(() => {});
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
