import { languageCookie, type Language } from '@kosha/domain';
import { attempt } from '../browser/stored.ts';
import { languageKey, type keptMark } from './language-choice.ts';

const yearSeconds = 31_536_000;

/**
 * Keeps a language on the device, and in a cookie by which the server picks the page. `mark` says that it came with a
 * borrower; without it a person chose it here.
 */
export function keepLanguage(language: Language, mark: '' | typeof keptMark = ''): void {
  attempt(() => localStorage.setItem(languageKey, language + mark));
  keepLanguageCookie(language);
}

/** Safari forgets what a script keeps after seven days without a visit. */
export function keepLanguageCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
