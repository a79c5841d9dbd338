import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './test.ts';

/** What reaches over the right edge of the screen, or is cut off there. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isBeyond = (element: Element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 1 && right > width + 0.5;
    };
    const shown = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility(),
    );
    return {
      scrolls: document.documentElement.scrollWidth > width,
      elements: shown.filter(isBeyond).map((element) => element.outerHTML.slice(0, 120)),
    };
  });

/** The screen shown fits its width at 100 % and 200 % text, and is accessible, in the dark too. */
export async function expectToFit(page: Page): Promise<void> {
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    expect(await beyondTheEdge(page), textSize).toEqual({ scrolls: false, elements: [] });
  }
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
}
