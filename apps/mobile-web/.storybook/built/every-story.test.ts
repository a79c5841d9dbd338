import { afterAll, describe, expect, it } from 'vitest';
import { fixedTexts, hasText, wordsShown } from './fixed-messages.ts';
import { phonesAtOnce } from './phones-at-once.ts';
import { openSite, readEntries } from './site.ts';
import { openStories } from './stories.ts';

const stories = readEntries().filter(({ type, tags }) => type === 'story' && tags.includes('test'));

const withButton = 'kit-button--primary';

/** Runs in the page: locks the button, as a late answer may; returns how many motions that starts. */
function countMotionsOfLock(): number {
  const button = document.querySelector('#storybook-root button')!;
  button.toggleAttribute('disabled');
  return button.getAnimations().length;
}

const site = await openSite({ hasPictures: true });
// They move as most people see them; pages and pictures show them to those who want less motion.
const openPhone = () =>
  openStories(site, { isTested: true, page: { reducedMotion: 'no-preference' } });
/** Each test takes one and gives it back, as stories in one page play one after the other; one that hangs keeps it. */
const free = await Promise.all(Array.from({ length: phonesAtOnce }, openPhone));
afterAll(site.close);

/** What the stories show that people look at. */
const pictured: string[] = [];

describe.concurrent('every story plays to its end and passes the checks after it', () => {
  it('and there are stories', () => expect(stories.length).toBeGreaterThan(1000));

  it.each(stories)('$title: $name', async ({ id, tags }) => {
    const phone = free.pop() ?? (await openPhone());
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
