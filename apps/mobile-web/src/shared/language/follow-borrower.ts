import { parseLanguage } from '@kosha/domain';
import { untilDone } from '../browser/until-done.ts';
import { isLanguageChosen } from '../i18n/language-choice.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

/** A sign-in waits no longer than this for texts. */
const maxWaitMs = 3_000;

let coming: ReturnType<typeof untilDone> | undefined;

/**
 * What a sign-in told of the borrower's language is shown before the next screen, unless a person chose one on this
 * device: that one goes to the server instead (`tellLanguage`, D58). Never rejects.
 */
export async function followBorrower({ language }: { language?: unknown }): Promise<void> {
  // What is still on its way belongs to an earlier sign-in.
  coming?.stop();
  const kept = parseLanguage(language);
  if (kept === null || kept === shownLanguage() || isLanguageChosen()) return;
  // Where it does not come at once, it is shown when the network is back, unless somebody has chosen meanwhile.
  const isShown = new Promise<void>((resolve) => {
    const adopt = async () => {
      const { adoptLanguage } = await import('./choose-language.ts');
      if (!isLanguageChosen()) await adoptLanguage(kept);
    };
    coming = untilDone(() => adopt().finally(resolve));
  });
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
