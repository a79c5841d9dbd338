import { translatedLanguages, type Language } from '@kosha/domain';
import type { Page } from 'playwright';
import { findSplitText } from '../../src/shared/testing/find-split-text.ts';
import { findCutText } from './find-cut-text.ts';
import { findNumberMismatch, numbersIn } from './numbers.ts';

export const showStoryInLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (code) => {
    const show = Reflect.get(window, 'koshaLanguage') as (language: string) => Promise<void>;
    await show(code);
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, language);

const numbersOn = async (page: Page): Promise<string[]> =>
  numbersIn(await page.evaluate(() => document.body.innerText));

interface Phone {
  width: number;
  height: number;
  /** In percent. */
  textSize: number;
}

/** The text of each language must fit on all of these phones. Stories play on the first phone. */
export const phones = [
  { width: 320, height: 568, textSize: 200 },
  { width: 390, height: 844, textSize: 200 },
  { width: 360, height: 640, textSize: 200 },
  { width: 360, height: 640, textSize: 100 },
  { width: 430, height: 932, textSize: 100 },
] as const satisfies readonly Phone[];

async function resize(page: Page, { textSize, ...size }: Phone): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, textSize);
}

const pageWidth = () => document.documentElement.scrollWidth;

export async function layoutFaults(page: Page): Promise<string[]> {
  const [split, cut, width] = await Promise.all([
    page.evaluate(findSplitText),
    page.evaluate(findCutText),
    page.evaluate(pageWidth),
  ]);
  const room = page.viewportSize()?.width ?? 0;
  return [
    ...split.map((part) => `split: ${part}`),
    ...cut.map((part) => `cut: ${part}`),
    ...(width > room ? [`${width} px of content on ${room} px`] : []),
  ];
}

export async function faultsInLanguages(page: Page): Promise<string[]> {
  const before = await numbersOn(page);
  const results: { language: Language; numbers: string[]; faults: string[] }[] = [];
  let order: readonly Phone[] = phones;
  let numbers = before;
  for (const language of translatedLanguages) {
    await showStoryInLanguage(page, language);
    const faults: string[] = [];
    for (const phone of order) {
      if (phone !== order[0]) await resize(page, phone);
      // Collects the numbers only on the first phone, as for English, because a wider screen may
      // show more numbers.
      if (phone === phones[0]) numbers = await numbersOn(page);
      const found = await layoutFaults(page);
      faults.push(...found.map((fault) => `on ${phone.width} px: ${fault}`));
    }
    results.push({ language, numbers, faults });
    // The next language starts on the current phone, which saves one resize.
    order = order.toReversed();
  }
  await resize(page, phones[0]);
  await showStoryInLanguage(page, 'en');
  const english = [before, await numbersOn(page)] as const;
  return results.flatMap(({ language, numbers: own, faults }) => {
    const fault = findNumberMismatch(own, english);
    return [...(fault ? [fault] : []), ...faults].map((one) => `${language} ${one}`);
  });
}
