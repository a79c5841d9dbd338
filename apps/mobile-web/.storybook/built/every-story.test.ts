import { afterAll, describe, expect, it } from 'vitest';
import { fixedTexts, hasText, readPageText } from './fixed-messages.ts';
import type { StoryEntry } from '../docs/index-entries.ts';
import { openSite, readEntries } from './site.ts';
import { openStoryViewer, type StoryViewer } from './stories.ts';

const phonesAtOnce = 3;

const variantTags = ['small', 'large', 'dark'];

/**
 * Whether only `pnpm test:all` checks the story: an app screen at 320 px, with large text or in dark
 * colours. `tokens.test.ts` of the kit checks the contrast in both schemes.
 */
const isLeftToTestAll = ({ title, tags }: StoryEntry) =>
  process.env['TEST_SCOPE'] === 'main' &&
  !title.startsWith('Kit/') &&
  tags.some((tag) => variantTags.includes(tag));

const stories = readEntries().filter(
  (entry) => entry.type === 'story' && entry.tags.includes('test') && !isLeftToTestAll(entry),
);

const withButton = 'kit-button--primary';

/** Runs in the browser page. Disables the button and returns how many animations start. */
function countMotionsOfLock(): number {
  const button = document.querySelector('#storybook-root button')!;
  button.toggleAttribute('disabled');
  return button.getAnimations().length;
}

const site = await openSite({ hasPictures: true });
// Stories run with animations, as for most users. By default, `newPage` reduces motion.
const openPhone = () =>
  openStoryViewer(site, { isTested: true, page: { reducedMotion: 'no-preference' } });
afterAll(site.close);

/** All stories of a title run in the same page, so that each page loads fewer modules. */
function divideByTitle(): StoryEntry[][] {
  const shares = Array.from({ length: phonesAtOnce }, (): StoryEntry[] => []);
  const titles = Map.groupBy(stories, ({ title }) => title).values();
  for (const all of [...titles].toSorted((one, other) => other.length - one.length))
    shares.toSorted((one, other) => one.length - other.length)[0]?.push(...all);
  return shares;
}

const visibleTexts: string[] = [];

it('finds more than 1000 stories', () => expect(stories.length).toBeGreaterThan(1000));

describe.concurrent.each(divideByTitle().map((own, at) => ({ own, number: at + 1 })))(
  'every story plays to its end and passes its checks, phone $number',
  ({ own }) => {
    let phone: StoryViewer | undefined;

    it.each(own)('$title: $name', { concurrent: false }, async ({ id, tags }) => {
      const used = phone ?? (await openPhone());
      // If this story never ends, the next story opens a new browser page.
      phone = undefined;
      await used.fit(id);
      const faults = await used.show(id);
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
    const { page, show } = await openStoryViewer(site, {
      isTested,
      page: { reducedMotion: 'no-preference' },
    });
    await show(withButton);
    motions.push(await page.evaluate(countMotionsOfLock));
  }
  expect(motions).toEqual([1, 0]);
});
