import { otherLanguages, type Language } from '@kosha/domain';
import type { Page } from 'playwright';
import { findSplitText } from '../../src/shared/testing/find-split-text.ts';

/** Shows the present story in this language, and waits until it is drawn. */
export const showIn = (page: Page, language: Language): Promise<void> =>
  page.evaluate(async (asked) => {
    const show = Reflect.get(window, 'koshaLanguage') as (language: string) => Promise<void>;
    await show(asked);
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, language);

/** All numbers on the page, in no order: languages put their words in another one. */
async function numbersOn(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText);
  return (text.match(/\p{Nd}[\p{Nd},.:]*/gu) ?? [])
    .map((number) => number.replace(/[,.:]+$/, ''))
    .toSorted()
    .join(' ');
}

/** Runs in the page: texts that their own box cuts off. */
function findCutText(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const { clientWidth, scrollWidth } = element;
    if (!hasText || clientWidth <= 1 || scrollWidth <= clientWidth + 1) return [];
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'hidden' || overflowX === 'clip' ? [element.innerText] : [];
  });
}

const pageWidth = () => document.documentElement.scrollWidth;

/** What is wrong with the layout of the present story. */
async function layoutFaults(page: Page): Promise<string[]> {
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

/** Shows the present story in each language in turn. Returns where one does not fit, or has other numbers than English. */
export async function faultsInLanguages(page: Page): Promise<string[]> {
  const before = await numbersOn(page);
  const told: { language: Language; numbers: string; faults: string[] }[] = [];
  for (const language of otherLanguages) {
    await showIn(page, language);
    told.push({ language, numbers: await numbersOn(page), faults: await layoutFaults(page) });
  }
  await showIn(page, 'en');
  // A countdown goes on meanwhile.
  const stands = before === (await numbersOn(page));
  return told.flatMap(({ language, numbers, faults }) => [
    ...(stands && numbers !== before ? [`${language} has ${numbers}, English ${before}`] : []),
    ...faults.map((fault) => `${language} ${fault}`),
  ]);
}
