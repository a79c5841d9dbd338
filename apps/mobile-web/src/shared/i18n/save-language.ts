import { languageCookie, type Language } from '@kosha/domain';
import { attempt } from '../browser/stored.ts';
import { languageKey, type savedMark } from './language-choice.ts';

const yearSeconds = 31_536_000;

/**
 * Stores a language on the device, and in a cookie by which the server selects the page's language.
 * With `mark`, the language comes from a borrower's account. Without it, the user selected it here.
 */
export function saveLanguage(language: Language, mark: '' | typeof savedMark = ''): void {
  attempt(() => localStorage.setItem(languageKey, language + mark));
  saveLanguageCookie(language);
}

/**
 * Sets the cookie. It is set at each start, because Safari deletes cookies of scripts after seven
 * days without a visit.
 */
export function saveLanguageCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => {
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  });
}
