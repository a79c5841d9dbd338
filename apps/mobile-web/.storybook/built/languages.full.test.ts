import { afterAll, describe, expect, it } from 'vitest';
import { storiesInEachLanguage } from '../stories-in-each-language.ts';
import { faultsInLanguages, layoutFaults, phones } from './language.ts';
import { findNumberMismatch } from './numbers.ts';
import { openSite, readEntries } from './site.ts';
import { openStoryViewer } from './stories.ts';

/**
 * The check of all languages skips the stories of the UI kit and the form engine, because their
 * sample text is not translated.
 */
const withoutTexts = /^(Kit|Form engine)\//;

/**
 * `pnpm test:languages` checks all screens. `pnpm test:all` checks only the stories in
 * `storiesInEachLanguage`.
 */
const isComplete = process.env['ALL_STORIES'] === '1';
const stories = readEntries().filter(({ id, type, title, tags }) =>
  isComplete
    ? type === 'story' && !tags.includes('behaviour') && !withoutTexts.test(title)
    : storiesInEachLanguage.includes(id),
);

const site = await openSite();
const { page, show } = await openStoryViewer(site, {
  page: { viewport: { width: phones[0].width, height: phones[0].height } },
  globals: `textSize:${phones[0].textSize}`,
});
afterAll(site.close);

describe('each language fits on each phone and shows the same numbers as English', () => {
  it('finds the stories', () =>
    expect(stories.length).toBeGreaterThanOrEqual(storiesInEachLanguage.length));

  it.each(stories)('$title: $name', async ({ id }) => {
    const faults = await show(id);
    // Many play functions expect the default screen and text size, which `phones[0]` changes. So
    // `pnpm test:languages` ignores their errors.
    if (!isComplete) expect(faults.join('\n')).toBe('');
    expect((await faultsInLanguages(page)).join('\n')).toBe('');
  });
});

it('reports text that is clipped at the side, below, or because its script rises above the line', async () => {
  await page.evaluate(() => {
    const boxes = {
      side: 'width: 40px; white-space: nowrap',
      below: 'height: 1.2em; width: 40px',
      clamped:
        'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; width: 40px',
      'கீழே ూ': 'line-height: 0.7',
      fits: 'width: 200px',
    };
    for (const [text, style] of Object.entries(boxes)) {
      const box = document.createElement('div');
      box.style.cssText = `overflow: hidden; ${style}`;
      box.textContent = `${text} and more`;
      document.body.append(box);
    }
  });
  const faults = (await layoutFaults(page)).filter((fault) => fault.endsWith(' and more'));
  expect(faults).toEqual(
    ['side', 'below', 'clamped', 'கீழே ూ'].map((text) => `cut: ${text} and more`),
  );
});

it.each([
  ['the same numbers in another order', ['1', '2'], ['2', '1'], ['1', '2'], true],
  ['one that stands is another', ['3', '2'], ['1', '2'], ['1', '2'], false],
  ['one too many', ['1', '2', '2'], ['1', '2'], ['1', '2'], false],
  ['a countdown that goes on', ['1:58', '2'], ['1:59', '2'], ['1:57', '2'], true],
  ['another number beside a countdown', ['1:58', '3'], ['1:59', '2'], ['1:57', '2'], false],
  ['one is missing beside a countdown', ['2'], ['1:59', '2'], ['1:57', '2'], false],
])('numbers: %s', (_, own, before, after, isRight) => {
  expect(findNumberMismatch(own, [before, after]) === undefined).toBe(isRight);
});
