import { parseLanguage, type Language } from '@kosha/domain';
import { textsOfPage, textSource } from '#texts';
import { languageKey, wantedLanguage } from '../i18n/language-choice.ts';
import { untilDone } from '../browser/until-done.ts';
import { shownLanguage, showTexts } from '../i18n/shown-language.ts';

/** How long the start waits for texts; then the app starts in English, and changes when they are here. */
const maxWaitMs = 5_000;

/** What changes the language comes only where it changes: a page brings the texts of its own. */
const loadChoosing = () => import('./choose-language.ts');

/** The language in which the page came. */
let inPage: Language = 'en';

/** Whether the page came in the language that is shown, so that React can take it over as it is. */
export const isPageInLanguage = (): boolean => inPage === shownLanguage();

/** Shows the wanted language from the start. Resolves when it does, or when the start should wait no longer. */
export async function startLanguage(): Promise<void> {
  const page = document.documentElement;
  inPage = parseLanguage(page.lang) ?? 'en';
  const language = wantedLanguage();
  const texts = textsOfPage();
  if (language === inPage) {
    if (language === 'en') return;
    if (texts !== undefined) return showTexts(language, texts, textSource(language));
  }
  // Where the code does not come at once, the language changes when the network is back.
  const isShown = new Promise<void>((resolve) => {
    untilDone(() =>
      loadChoosing()
        .then(({ startIn }) => startIn(wantedLanguage()))
        .finally(resolve),
    );
  });
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  // Until its texts come, what is shown is English, whatever the page said.
  page.lang = `${shownLanguage()}-IN`;
}

/** Other tabs change with the one in which a language is chosen. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== null) return;
    loadChoosing()
      .then(({ followChoice }) => followChoice())
      .catch(() => {});
  });
}
