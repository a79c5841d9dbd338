import { afterAll, describe, expect, it } from 'vitest';
import { fixedTexts, hasText, readPageText } from './fixed-messages.ts';
import type { StoryEntry } from '../docs/index-entries.ts';
import { openSite, readEntries } from './site.ts';
import { openStories, type Stories } from './stories.ts';

/** A story often waits; meanwhile the other phones play theirs. */
const phonesAtOnce = 3;

/** App screens at 320 px or with text of 200 %: `pnpm test` checks the kit in these sizes only. */
const isLeftToTestAll = ({ title, tags }: StoryEntry) =>
  process.env['TEST_SCOPE'] === 'main' &&
  !title.startsWith('Kit/') &&
  (tags.includes('small') || tags.includes('large'));

const stories = readEntries().filter(
  (entry) => entry.type === 'story' && entry.tags.includes('test') && !isLeftToTestAll(entry),
);

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
afterAll(site.close);

/**
 * Divides the stories among the phones, all stories of a title to the same phone: it then loads
 * only the modules of its titles.
 */
function divideByTitle(): StoryEntry[][] {
  const shares = Array.from({ length: phonesAtOnce }, (): StoryEntry[] => []);
  const titles = Map.groupBy(stories, ({ title }) => title).values();
  for (const all of [...titles].toSorted((one, other) => other.length - one.length))
    shares.toSorted((one, other) => one.length - other.length)[0]?.push(...all);
  return shares;
}

/** The text of all stories except tests of behaviour. */
const visibleTexts: string[] = [];

it('finds more than 1000 stories', () => expect(stories.length).toBeGreaterThan(1000));

describe.concurrent.each(divideByTitle().map((own, at) => ({ own, number: at + 1 })))(
  'every story plays to its end and passes its checks, phone $number',
  ({ own }) => {
    let phone: Stories | undefined;

    it.each(own)('$title: $name', { concurrent: false }, async ({ id, tags }) => {
      const used = phone ?? (await openPhone());
      // A story that never ends leaves the next one a new phone.
      phone = undefined;
      await used.fit(id);
      const faults = await used.show({ story: id });
      phone = used;
      expect(faults.join('\n')).toBe('');
      if (!tags.includes('behaviour')) visibleTexts.push(await used.page.evaluate(readPageText));
    });
  },
);

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
