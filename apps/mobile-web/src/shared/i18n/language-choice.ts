import { languageCookie, parseLanguage, type Language } from '@kosha/domain';
import { tryOrUndefined, brandStorageKey } from '../browser/stored.ts';

/**
 * The storage key of the language. The value 'hi' was selected on this device, and 'hi-kept' comes
 * from a borrower's account.
 */
export const languageKey = brandStorageKey('language');

export const accountLanguageSuffix = '-kept';

const read = (): string | undefined =>
  tryOrUndefined(() => localStorage.getItem(languageKey)) ?? undefined;

export const readLanguage = (): Language | undefined => parseLanguage(read()) ?? undefined;

/**
 * A language that was selected on this device takes precedence over the account's language (D58).
 */
export const isLanguageSelectedHere = (): boolean =>
  readLanguage() !== undefined && !read()?.endsWith(accountLanguageSuffix);

/**
 * If no language is stored, uses the browser's first supported language, as the server does for its
 * pages (D58).
 */
export const wantedLanguage = (): Language =>
  readLanguage() ??
  (tryOrUndefined(() => navigator.languages) ?? []).map(parseLanguage).find(Boolean) ??
  'en';

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
