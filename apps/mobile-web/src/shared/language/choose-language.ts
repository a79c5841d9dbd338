import type { Language } from '@kosha/domain';
import { keepLanguage, keepLanguageCookie } from '../i18n/keep-language.ts';
import { keptMark, readLanguage, wantedLanguage } from '../i18n/language-choice.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { fetchAhead, tellWorker } from '../offline/worker-link.ts';
import { showLanguage, showLanguageOrWait } from './show-language.ts';

export { bringTexts } from './show-language.ts';

/**
 * At the start of the app, where the page is in another language. The cookie is renewed, since a browser may forget it
 * before the device's own choice.
 */
export async function startIn(language: Language): Promise<void> {
  if (readLanguage()) keepLanguageCookie(language);
  await showLanguageOrWait(language);
}

/**
 * A person chooses a language: it is kept once it is shown, unless another was chosen meanwhile. Rejects like
 * `showLanguage`.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  keepLanguage(language);
  tellLanguageToWorker();
}

/** After a sign-in: what is kept with the borrower, on a device where nobody has chosen. Rejects like `showLanguage`. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  keepLanguage(language, keptMark);
  tellLanguageToWorker();
}

function tellLanguageToWorker(): void {
  tellWorker({ kind: 'language' });
  fetchAhead();
}

/** What another tab has chosen. */
export async function followChoice(): Promise<void> {
  const language = wantedLanguage();
  if (language !== shownLanguage()) await showLanguage(language);
}
