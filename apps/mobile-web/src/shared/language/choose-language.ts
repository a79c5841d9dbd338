import type { Language } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { keepLanguage, keepLanguageCookie } from '../i18n/keep-language.ts';
import { keptMark, readLanguage, wantedLanguage } from '../i18n/language-choice.ts';
import { translate } from '../i18n/messages.ts';
import { shownLanguage, useLanguage } from '../i18n/shown-language.ts';
import { tellWorker } from '../offline/worker-link.ts';
import { failureMessages } from '../server/failure.messages.ts';
import { showLanguage, showLanguageOrWait } from './show-language.ts';

export { bringTexts } from './show-language.ts';

/** At the start of the app, where the page is in another language. The cookie is renewed, since a browser may forget it before the device's own choice. */
export async function startIn(language: Language): Promise<void> {
  if (readLanguage()) keepLanguageCookie(language);
  await showLanguageOrWait(language);
}

/** A person chooses a language: it is kept once it is shown. */
export async function chooseLanguage(language: Language): Promise<void> {
  useLanguage.setState({ coming: language });
  try {
    await showLanguage(language);
    keepLanguage(language);
    tellWorker({ kind: 'language' });
  } catch {
    showToast(translate(failureMessages)('network'), 'danger');
  } finally {
    useLanguage.setState({ coming: undefined });
  }
}

/** After a sign-in: what is kept with the borrower, on a device where nobody has chosen. Rejects like `showLanguage`. */
export async function adoptLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  keepLanguage(language, keptMark);
  tellWorker({ kind: 'language' });
}

/** What another tab has chosen. */
export async function followChoice(): Promise<void> {
  const language = wantedLanguage();
  if (language !== shownLanguage()) await showLanguage(language);
}
