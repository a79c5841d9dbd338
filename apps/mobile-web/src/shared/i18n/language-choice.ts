import { parseLanguage, type Language } from '@kosha/domain';
import { attempt, ownKey } from '../browser/stored.ts';

/** The language of this device: 'hi' where a person chose it here, 'hi-kept' where it came with a borrower. */
export const languageKey = ownKey('language');

/** Stands behind a language that nobody chose on this device. */
export const keptMark = '-kept';

const read = (): string | undefined =>
  attempt(() => localStorage.getItem(languageKey)) ?? undefined;

/** The language of this device; undefined while there is none. */
export const readLanguage = (): Language | undefined => parseLanguage(read()) ?? undefined;

/** Whether a person chose a language on this device: it goes before the one that is kept with a borrower (D58). */
export const isLanguageChosen = (): boolean =>
  readLanguage() !== undefined && !read()?.endsWith(keptMark);

/** The language of this device, else the first one that the browser asks for and the product has, as the server does (D58). */
export const wantedLanguage = (): Language =>
  readLanguage() ??
  (attempt(() => navigator.languages) ?? []).map(parseLanguage).find(Boolean) ??
  'en';
