import { expect, type Page } from '@playwright/test';
import { findSplitText } from '../../src/shared/testing/find-split-text.ts';
import { expectAccessible } from './test.ts';

const overflowingElements = (page: Page) =>
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

const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const isNumber = element.matches('input:is([inputmode=numeric], [inputmode=tel])');
      const hides = isNumber || getComputedStyle(element).overflowX === 'hidden';
      const hasText = isNumber || element.textContent.trim() !== '';
      // Ignores visually hidden text, which is 1 px wide, or 2 px at a text size of 200 %.
      return (
        hides && hasText && element.clientWidth > 2 && element.scrollWidth > element.clientWidth
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

const whole = {
  overflowingElements: { scrolls: false, elements: [] },
  clippedTexts: [],
  splitText: [],
};

export async function expectToFitScreen(page: Page): Promise<void> {
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const found = {
      overflowingElements: await overflowingElements(page),
      clippedTexts: await clippedTexts(page),
      splitText: await page.evaluate(findSplitText),
    };
    expect(found, textSize).toEqual(whole);
  }
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
