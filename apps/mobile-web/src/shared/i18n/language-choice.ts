import { parseLanguage, type Language } from '@kosha/domain';
import { attempt } from '../browser/stored.ts';

/** The language that a person chose on this device. */
export const languageKey = 'kosha.language';

/** Undefined while nobody has chosen one here. */
export const readChosenLanguage = (): Language | undefined =>
  parseLanguage(attempt(() => localStorage.getItem(languageKey))) ?? undefined;

/** The chosen language, else the first one that the browser asks for and the product has, as the server does (D58). */
export const wantedLanguage = (): Language =>
  readChosenLanguage() ??
  (attempt(() => navigator.languages) ?? []).map(parseLanguage).find(Boolean) ??
  'en';
