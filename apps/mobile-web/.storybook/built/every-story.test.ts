import { afterAll, describe, expect, it } from 'vitest';
import { fixedTexts, hasText, wordsShown } from './fixed-messages.ts';
import { phonesAtOnce } from './phones-at-once.ts';
import { openSite, readEntries } from './site.ts';
import { openStories } from './stories.ts';

const stories = readEntries().filter(({ type, tags }) => type === 'story' && tags.includes('test'));

const withButton = 'kit-button--primary';

/**
 * Runs in the page: disables the button, as a slow response does, and returns how many animations
 * start.
 */
function countMotionsOfLock(): number {
  const button = document.querySelector('#storybook-root button')!;
  button.toggleAttribute('disabled');
  return button.getAnimations().length;
}

const site = await openSite({ hasPictures: true });
// Stories run with animations, as for most users. The screenshots and docs pages use reduced
// motion.
const openPhone = () =>
  openStories(site, { isTested: true, page: { reducedMotion: 'no-preference' } });
/** Stories in one page play one after another, so each test borrows a page and returns it. */
const idlePhones = await Promise.all(Array.from({ length: phonesAtOnce }, openPhone));
afterAll(site.close);

/** The text of all stories except tests of behaviour. */
const visibleTexts: string[] = [];

describe.concurrent('every story plays to its end and passes its checks', () => {
  it('finds more than 1000 stories', () => expect(stories.length).toBeGreaterThan(1000));

  it.each(stories)('$title: $name', async ({ id, tags }) => {
    const phone = idlePhones.pop() ?? (await openPhone());
    try {
      await phone.fit(id);
      const faults = await phone.show({ story: id });
      expect(faults.join('\n')).toBe('');
      if (!tags.includes('behaviour')) visibleTexts.push(await phone.page.evaluate(wordsShown));
    } finally {
      idlePhones.push(phone);
    }
  });
});

it.each(fixedTexts)('the required text “%s” is visible in a story', (text) => {
  expect(visibleTexts.some((words) => hasText(words, text))).toBe(true);
});

it('a tested story changes colours without an animation, so that checks see the final ones', async () => {
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
