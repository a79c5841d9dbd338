import { afterAll, describe, expect, it } from 'vitest';
import { openPages, openSite, readEntries } from './site.ts';

const pages = readEntries().filter(({ type }) => type === 'docs');
const site = await openSite();
const open = await openPages(site);
afterAll(site.close);

describe('every page of Storybook is whole at three widths', () => {
  it('and there are pages', () => expect(pages.length).toBeGreaterThan(60));

  it.each(pages)('$title', async (entry) => {
    expect(await open(entry)).toEqual([]);
  });
});
