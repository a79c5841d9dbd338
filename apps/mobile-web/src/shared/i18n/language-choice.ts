import { parseLanguage, type Language } from '@kosha/domain';
import { attempt, ownKey } from '../browser/stored.ts';

/**
 * The device's language: 'hi' if chosen on this device, 'hi-kept' if taken from a borrower's
 * account.
 */
export const languageKey = ownKey('language');

/** Suffix of a language that was not chosen on this device. */
export const savedMark = '-kept';

const read = (): string | undefined =>
  attempt(() => localStorage.getItem(languageKey)) ?? undefined;

/** The language of this device; undefined while there is none. */
export const readLanguage = (): Language | undefined => parseLanguage(read()) ?? undefined;

/**
 * Whether the language was chosen on this device; if so it wins over the account's language (D58).
 */
export const isLanguageChosen = (): boolean =>
  readLanguage() !== undefined && !read()?.endsWith(savedMark);

/**
 * The device's language, else the first of the browser's languages that the product supports; the
 * server does the same (D58).
 */
export const wantedLanguage = (): Language =>
  readLanguage() ??
  (attempt(() => navigator.languages) ?? []).map(parseLanguage).find(Boolean) ??
  'en';
