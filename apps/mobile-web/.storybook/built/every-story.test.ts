import { afterAll, describe, expect, it } from 'vitest';
import { fixedTexts, hasText, wordsShown } from './fixed-texts.ts';
import { phonesAtOnce } from './phones-at-once.ts';
import { openSite, readEntries } from './site.ts';
import { openStories } from './stories.ts';

const stories = readEntries().filter(({ type, tags }) => type === 'story' && tags.includes('test'));

const faultless = 'kit-card--flush';
const withButton = 'kit-button--primary';

/** Runs in the page: locks the button, as a late answer may; returns how many motions that starts. */
function countMotionsOfLock(): number {
  const button = document.querySelector('#storybook-root button')!;
  button.toggleAttribute('disabled');
  return button.getAnimations().length;
}

/** Runs in the page before all else: what is drawn then has a picture without words, and an error that nobody catches. */
function spoil(): void {
  const observer = new MutationObserver(() => {
    const story = document.querySelector('#storybook-root > *');
    if (!story) return;
    observer.disconnect();
    story.append(document.createElement('img'));
    queueMicrotask(() => {
      throw new Error('caught by nobody');
    });
  });
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { childList: true, subtree: true }),
  );
}

const site = await openSite({ hasPictures: true });
/** Each test takes one and gives it back, as stories in one page play one after the other. */
const free = await Promise.all(
  Array.from({ length: phonesAtOnce }, () =>
    // They move as most people see them; pages and pictures show them to those who want less motion.
    openStories(site, { isTested: true, page: { reducedMotion: 'no-preference' } }),
  ),
);
afterAll(site.close);

/** What the stories show that people look at. */
const pictured: string[] = [];

describe.concurrent('every story plays to its end and passes the checks after it', () => {
  it('and there are stories', () => expect(stories.length).toBeGreaterThan(1000));

  it.each(stories)('$title: $name', async ({ id, tags }) => {
    const phone = free.pop()!;
    try {
      await phone.fit(id);
      const faults = await phone.show({ story: id });
      expect(faults.join('\n')).toBe('');
      if (!tags.includes('behaviour')) pictured.push(await phone.page.evaluate(wordsShown));
    } finally {
      free.push(phone);
    }
  });
});

it.each(fixedTexts)('“%s” can be read in a story that people look at', (text) => {
  expect(pictured.some((words) => hasText(words, text))).toBe(true);
});

it('what changes while a tested story is checked has its last colours at once', async () => {
  const motions = [];
  for (const isTested of [false, true]) {
    const { page, show } = await openStories(site, {
      isTested,
      page: { reducedMotion: 'no-preference' },
    });
    await show({ story: withButton });
    motions.push(await page.evaluate(countMotionsOfLock));
  }
  expect(motions).toEqual([1, 0]);
});

it('a story with faults is told with each of them', async () => {
  const newPage: typeof site.newPage = async (options) => {
    const page = await site.newPage(options);
    await page.addInitScript(spoil);
    return page;
  };
  const { show } = await openStories({ ...site, newPage }, { isTested: true });
  const found = (await show({ story: faultless })).join('\n');
  expect(found).toMatch(/axe: image-alt: <img/);
  expect(found).toMatch(/nobody caught: caught by nobody/);
});
