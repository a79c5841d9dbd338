import { parseLanguage, type Language } from '@kosha/domain';
import { attempt, ownKey } from '../browser/stored.ts';

/**
 * The key of the device's language: 'hi' if it was selected on this device, 'hi-kept' if it comes
 * from a borrower's account.
 */
export const languageKey = ownKey('language');

/** The suffix of a language that was not selected on this device. */
export const savedMark = '-kept';

const read = (): string | undefined =>
  attempt(() => localStorage.getItem(languageKey)) ?? undefined;

/** The language of this device, if any. */
export const readLanguage = (): Language | undefined => parseLanguage(read()) ?? undefined;

/**
 * Whether the language was selected on this device. Such a language takes precedence over the
 * account's language (D58).
 */
export const isLanguageChosen = (): boolean =>
  readLanguage() !== undefined && !read()?.endsWith(savedMark);

/**
 * The device's language. Without one, the first of the browser's languages that the product
 * supports, as on the server (D58).
 */
export const wantedLanguage = (): Language =>
  readLanguage() ??
  (attempt(() => navigator.languages) ?? []).map(parseLanguage).find(Boolean) ??
  'en';
