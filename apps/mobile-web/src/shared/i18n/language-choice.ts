import { parseLanguage, type Language } from '@kosha/domain';
import { attempt } from '../browser/stored.ts';

/** The language that a person chose on this device. */
export const languageKey = 'kosha.language';

/** The chosen language, else the first one that the browser asks for and the product has, as the server does (D58). */
export const wantedLanguage = (): Language =>
  [attempt(() => localStorage.getItem(languageKey)), ...(attempt(() => navigator.languages) ?? [])]
    .map(parseLanguage)
    .find(Boolean) ?? 'en';
