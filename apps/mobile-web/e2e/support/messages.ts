import type { Language } from '@kosha/domain';
import { expect, type Page } from '@playwright/test';
import { readTranslations } from '../../build/translations.ts';

export function translatorOf(language: Language) {
  const locale = readTranslations(language);
  const say = (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = '', name = ''] = key.split('.');
    const text = locale[namespace]?.[name];
    if (text === undefined) throw new Error(`${language} has no text ${key}`);
    return text.replaceAll(/\{(\w+)\}/g, (place, of: string) => String(values[of] ?? place));
  };
  return say;
}

export type Translator = ReturnType<typeof translatorOf>;

const untranslated =
  /Kosha|Sample|Finance|Private|Limited|Meera|Nair|grievance|care|example|House|Floor|Residency|Road|Bengaluru|English|HDFC|BANK|Bank|Branch|FORT|MUMBAI|XXXX|APR|GST|KFS|OTP|IFSC|AM|PM|SMS|PDF|APK|RBI|Play|Store|App|iPhone|iPad|Chrome|Safari|Share|Home Screen|Add to/g;

const isEnglish = (text: string): boolean =>
  /[A-Za-z]{2,}[ ,.·]+[a-z]{2,}/.test(text.replaceAll(untranslated, '').replaceAll(/\S+@\S+/g, ''));

const notOfThePage = 'script, style, noscript, template, [lang]:not(html), [hidden]';

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
 * Collects all texts that the page shows from its start, even if a text soon disappears. The
 * returned function lists the untranslated texts.
 */
export async function watchForEnglish(page: Page, language: Language): Promise<() => string[]> {
  const shown = new Set<string>();
  await page.exposeFunction('koshaShows', (texts: string[]) =>
    texts.forEach((text) => shown.add(text)),
  );
  await page.addInitScript((outside) => {
    const textAttributes = ['aria-label', 'placeholder', 'alt', 'title'];
    const textsOf = (node: Node): (string | null)[] => {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest(outside)) return [];
      if (!(node instanceof Element)) return [node.textContent];
      return [
        ...textAttributes.map((name) => node.getAttribute(name)),
        ...[...node.childNodes].flatMap(textsOf),
      ];
    };
    const observer = new MutationObserver((records) => {
      const texts = records.flatMap(({ type, target, addedNodes }) =>
        type === 'childList' ? [...addedNodes].flatMap(textsOf) : textsOf(target),
      );
      const visible = texts.filter((text) => text !== null && text.trim() !== '');
      if (visible.length > 0)
        void (Reflect.get(window, 'koshaShows') as (texts: unknown) => void)(visible);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: textAttributes,
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
