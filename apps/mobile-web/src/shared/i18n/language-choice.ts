import { parseLanguage, type Language } from '@kosha/domain';
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
