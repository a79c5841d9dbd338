import { parseLanguage, type Language } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { failureMessages } from '../server/failure.messages.ts';
import { tellWorker } from '../offline/worker-link.ts';
import {
  keepLanguage,
  keepLanguageCookie,
  languageKey,
  readChosenLanguage,
  wantedLanguage,
} from '../i18n/language-choice.ts';
import { translate } from '../i18n/messages.ts';
import { shownLanguage, useLanguage } from '../i18n/shown-language.ts';

/** How long the start waits for texts; then the app starts in English, and changes when they are here. */
const maxWaitMs = 5_000;

/** What English does without comes only when another language is wanted. */
const loadShowing = () => import('./show-language.ts');

/** The language in which the page came. */
let inPage: Language = 'en';

/** Whether the page came in the language that is shown, so that React can take it over as it is. */
export const isPageInLanguage = (): boolean => inPage === shownLanguage();

/** Shows the wanted language from the start. Resolves when it does, or when the start should wait no longer. */
export async function startLanguage(): Promise<void> {
  inPage = parseLanguage(document.documentElement.lang) ?? 'en';
  const language = wantedLanguage();
  if (readChosenLanguage()) keepLanguageCookie(language);
  if (language === 'en') {
    document.documentElement.lang = 'en-IN';
    return;
  }
  const isShown = loadShowing()
    .then(({ showLanguageOrWait }) => showLanguageOrWait(language))
    .catch(() => {});
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  // Until its texts come, what is shown is English, whatever the page said.
  document.documentElement.lang = `${shownLanguage()}-IN`;
}

/** A person chooses a language: it is kept once it is shown. */
export async function chooseLanguage(language: Language): Promise<void> {
  useLanguage.setState({ coming: language });
  try {
    await (await loadShowing()).showLanguage(language);
    keepLanguage(language);
    tellWorker({ kind: 'language' });
  } catch {
    showToast(translate(failureMessages)('network'), 'danger');
  } finally {
    useLanguage.setState({ coming: undefined });
  }
}

/** Other tabs change with the one in which a language is chosen. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== null) return;
    const language = wantedLanguage();
    if (language === shownLanguage()) return;
    loadShowing()
      .then(({ showLanguage }) => showLanguage(language))
      .catch(() => {});
  });
}
