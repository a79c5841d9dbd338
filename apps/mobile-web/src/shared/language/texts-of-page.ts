import { parseLanguage, type Language } from '@kosha/domain';
import { textsOfPage, textSource } from '#texts';
import { setPageTexts } from '../i18n/messages.ts';
import { showTexts } from '../i18n/shown-language.ts';

/** The language in which the page came. */
export const pageLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? 'en';

/** Shows the texts that came in the page. */
export function showTextsOfPage(): void {
  const language = pageLanguage();
  const texts = textsOfPage();
  setPageTexts(texts);
  showTexts(language, texts, textSource(language));
}
