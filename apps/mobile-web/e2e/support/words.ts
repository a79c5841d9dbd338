import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@kosha/domain';
import { expect, type Page } from '@playwright/test';

type Locale = Record<string, Record<string, string>>;

/** The texts of a language as its translators wrote them. */
export function wordsOf(language: Language) {
  const file = join(import.meta.dirname, `../../../../locales/${language}.json`);
  const locale = JSON.parse(readFileSync(file, 'utf8')) as Locale;
  /** A text by 'namespace.key', with its places filled in. */
  const say = (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', name = ''] = key.split('.');
    const text = locale[namespace]?.[name];
    if (text === undefined) throw new Error(`${language} has no text ${key}`);
    return text.replaceAll(/\{(\w+)\}/g, (place, of: string) => String(values[of] ?? place));
  };
  return say;
}

export type Say = ReturnType<typeof wordsOf>;

/** Names, abbreviations and addresses, which stay as they are in every language. */
const stays =
  /Kosha|Sample|Finance|Private|Limited|Meera|Nair|grievance|care|example|House|Floor|Residency|Road|Bengaluru|English|HDFC|BANK|Bank|Branch|FORT|MUMBAI|XXXX|APR|GST|KFS|OTP|IFSC|AM|PM|SMS|PDF|APK|RBI|Play|Store|App|iPhone|iPad|Chrome|Safari|Share|Home Screen|Add to/g;

/** Checks that a screen has no sentence or label left in English: two plain English words in a row. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest('script, style, noscript, [lang]:not(html), [hidden]')) continue;
      found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  });
  const english = texts.filter((text) =>
    /[A-Za-z]{2,}[ ,.·]+[a-z]{2,}/.test(text.replaceAll(stays, '').replaceAll(/\S+@\S+/g, '')),
  );
  expect(english).toEqual([]);
}
