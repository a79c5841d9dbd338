import { afterAll, describe, expect, it } from 'vitest';
import { openSite, readEntries } from './site.ts';
import { openStories } from './stories.ts';

/** Dialogs and sheets, which come in by a motion. */
const moving = readEntries().filter(
  ({ type, title, name, tags }) =>
    type === 'story' && !tags.includes('behaviour') && /dialog|sheet/i.test(`${title} ${name}`),
);

const site = await openSite();
const stories = await openStories(site);
afterAll(site.close);

describe('with normal motion, as most people see it, a story keeps what it says', () => {
  it('and there are such stories', () => expect(moving.length).toBeGreaterThan(20));

  it.each(moving)('$title: $name', async ({ id }) => {
    // What an earlier story opened may still be there, so each is loaded in a new page.
    expect(await stories.load(id)).toEqual([]);
  });
});
