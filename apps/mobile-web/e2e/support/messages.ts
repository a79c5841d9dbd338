import type { Language } from '@kosha/domain';
import { expect, type Page } from '@playwright/test';
import { readTranslations } from '../../build/translations.ts';

/** The texts of a language as its translators wrote them. */
export function translationsOf(language: Language) {
  const locale = readTranslations(language);
  /** A text by 'namespace.key', with its places filled in. */
  const say = (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', name = ''] = key.split('.');
    const text = locale[namespace]?.[name];
    if (text === undefined) throw new Error(`${language} has no text ${key}`);
    return text.replaceAll(/\{(\w+)\}/g, (place, of: string) => String(values[of] ?? place));
  };
  return say;
}

export type Say = ReturnType<typeof translationsOf>;

/** Names, abbreviations and URLs, the same in every language. */
const stays =
  /Kosha|Sample|Finance|Private|Limited|Meera|Nair|grievance|care|example|House|Floor|Residency|Road|Bengaluru|English|HDFC|BANK|Bank|Branch|FORT|MUMBAI|XXXX|APR|GST|KFS|OTP|IFSC|AM|PM|SMS|PDF|APK|RBI|Play|Store|App|iPhone|iPad|Chrome|Safari|Share|Home Screen|Add to/g;

/** Two plain English words in a row. */
const isEnglish = (text: string): boolean =>
  /[A-Za-z]{2,}[ ,.·]+[a-z]{2,}/.test(text.replaceAll(stays, '').replaceAll(/\S+@\S+/g, ''));

/** Texts in their own language, texts for nobody, and texts not yet shown. */
const notOfThePage = 'script, style, noscript, template, [lang]:not(html), [hidden]';

/** Checks that a screen has no sentence or label left in English: two plain English words in a row. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const texts = await page.evaluate((outside) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest(outside)) continue;
      found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  }, notOfThePage);
  expect(texts.filter(isEnglish)).toEqual([]);
}

/**
 * Collects every text that this page shows from its next address on, if only for a moment, with titles, labels and
 * placeholders. Returns those that are English where this language has other words.
 */
export async function watchForEnglish(page: Page, language: Language): Promise<() => string[]> {
  const shown = new Set<string>();
  await page.exposeFunction('koshaShows', (texts: string[]) =>
    texts.forEach((text) => shown.add(text)),
  );
  await page.addInitScript((outside) => {
    const spoken = ['aria-label', 'placeholder', 'alt', 'title'];
    const textsOf = (node: Node): (string | null)[] => {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest(outside)) return [];
      if (!(node instanceof Element)) return [node.textContent];
      return [
        ...spoken.map((name) => node.getAttribute(name)),
        ...[...node.childNodes].flatMap(textsOf),
      ];
    };
    const observer = new MutationObserver((records) => {
      const texts = records.flatMap(({ type, target, addedNodes }) =>
        type === 'childList' ? [...addedNodes].flatMap(textsOf) : textsOf(target),
      );
      const said = texts.filter((text) => text !== null && text.trim() !== '');
      if (said.length > 0)
        void (Reflect.get(window, 'koshaShows') as (texts: unknown) => void)(said);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: spoken,
    });
  }, notOfThePage);
  const [english, own] = [readTranslations('en'), readTranslations(language)];
  const translated = new Set(
    Object.entries(english).flatMap(([namespace, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        own[namespace]?.[key] === text ? [] : [text],
      ),
    ),
  );
  return () => {
    expect(shown.size).toBeGreaterThan(0);
    return [...shown].filter((text) => translated.has(text.trim()) || isEnglish(text));
  };
}
