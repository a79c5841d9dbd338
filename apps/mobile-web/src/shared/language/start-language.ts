import type { Language } from '@kosha/domain';
import { untilDone } from '../browser/until-done.ts';
import { languageKey, wantedLanguage } from '../i18n/language-choice.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { pageLanguage, showTextsOfPage } from './texts-of-page.ts';

/** How long the start waits for texts; then the app starts in the language of the page, and changes when they are here. */
const maxWaitMs = 5_000;

/** What changes the language comes only where it changes: a page brings the texts of its own. */
const loadChoosing = () => import('./choose-language.ts');

/** The language in which the page came. */
let inPage: Language = 'en';

/** Whether the page came in the language that is shown, so that React can take it over as it is. */
export const isPageInLanguage = (): boolean => inPage === shownLanguage();

/** Shows the wanted language from the start. Resolves when it does, or when the start should wait no longer. */
export async function startLanguage(): Promise<void> {
  inPage = pageLanguage();
  showTextsOfPage();
  if (wantedLanguage() === inPage) return;
  // Where the code does not come at once, the language changes when the network is back.
  const isShown = new Promise<void>((resolve) => {
    untilDone(() =>
      loadChoosing()
        .then(({ startIn }) => startIn(wantedLanguage()))
        .finally(resolve),
    );
  });
  await Promise.race([isShown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** Other tabs change with the one in which a language is chosen: at once, or when the network is back. */
export function followLanguage(): void {
  let following: ReturnType<typeof untilDone> | undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key !== languageKey && key !== null) return;
    following?.stop();
    following = untilDone(() => loadChoosing().then(({ followChoice }) => followChoice()));
  });
}
