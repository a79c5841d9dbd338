import { languageCookie, type Language } from '@kosha/domain';
import { tryOrUndefined } from '../browser/stored.ts';
import { languageKey, type accountLanguageSuffix } from './language-choice.ts';

const yearSeconds = 31_536_000;

/**
 * The cookie tells the server the language of the page. `mark` is '-kept' if the language comes
 * from the borrower's account.
 */
export function saveLanguage(
  language: Language,
  mark: '' | typeof accountLanguageSuffix = '',
): void {
  tryOrUndefined(() => localStorage.setItem(languageKey, language + mark));
  saveLanguageCookie(language);
}

/** Call at each start, because Safari deletes script cookies after seven days without a visit. */
export function saveLanguageCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  tryOrUndefined(() => {
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  });
}
