import type { Language } from '@kosha/domain';
import type { BrowserContext, Page } from '@playwright/test';

export const localeOptions = (language: Language) => ({ locale: `${language}-IN` });

export const langOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('lang');

export const setLanguageCookie = (
  context: BrowserContext,
  url: string | undefined,
  value: string,
): Promise<void> => context.addCookies([{ name: 'lang', value, url: url ?? '' }]);
