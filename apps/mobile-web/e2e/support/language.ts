import type { Language } from '@kosha/domain';
import type { BrowserContext, Page } from '@playwright/test';

/** What a phone set to this language asks for. */
export const phoneIn = (language: Language) => ({ locale: `${language}-IN` });

/** The page's declared language, such as 'hi-IN'. */
export const langOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('lang');

/** The language in which the server then picks the page. */
export const setLanguageCookie = (
  context: BrowserContext,
  url: string | undefined,
  value: string,
): Promise<void> => context.addCookies([{ name: 'lang', value, url: url ?? '' }]);
