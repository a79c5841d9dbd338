import type { Language } from '@kosha/domain';
import type { BrowserContext, Page } from '@playwright/test';

/** Browser options of a phone that is set to this language. */
export const phoneIn = (language: Language) => ({ locale: `${language}-IN` });

/** The page's declared language, such as 'hi-IN'. */
export const langOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('lang');

/** Sets the cookie by which the server selects the language of the page. */
export const setLanguageCookie = (
  context: BrowserContext,
  url: string | undefined,
  value: string,
): Promise<void> => context.addCookies([{ name: 'lang', value, url: url ?? '' }]);
