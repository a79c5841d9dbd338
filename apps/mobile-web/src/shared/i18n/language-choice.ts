import { languageCookie, parseLanguage, type Language } from '@kosha/domain';
import { attempt } from '../browser/stored.ts';

/** The language that a person chose on this device. */
export const languageKey = 'kosha.language';
const yearSeconds = 31_536_000;

/** Undefined while nobody has chosen one here. */
export const readChosenLanguage = (): Language | undefined =>
  parseLanguage(attempt(() => localStorage.getItem(languageKey))) ?? undefined;

/** Which languages the browser asks for; the server looks at the same in the header Accept-Language. */
const browserLanguage = (): Language =>
  (attempt(() => navigator.languages) ?? []).map(parseLanguage).find(Boolean) ?? 'en';

/** The language to show: the chosen one, else the browser's (D58). */
export const wantedLanguage = (): Language => readChosenLanguage() ?? browserLanguage();

/** Keeps the choice on the device, and in a cookie by which the server picks the page. */
export function keepLanguage(language: Language): void {
  attempt(() => localStorage.setItem(languageKey, language));
  keepLanguageCookie(language);
}

/** Safari forgets what a script keeps after seven days without a visit, each at another time. */
export function keepLanguageCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
