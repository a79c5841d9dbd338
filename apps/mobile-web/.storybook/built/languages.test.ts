import { afterAll, describe, expect, it } from 'vitest';
import { inEachLanguage } from '../in-each-language.ts';
import { faultsInLanguages } from './language.ts';
import { openSite, readEntries } from './site.ts';
import { openStories } from './stories.ts';

/** Their words come from those who use them. */
const withoutTexts = /^(Kit|Form engine)\//;

/** All stories that people look at, for `pnpm test:languages`; else the road and the screens of money. */
const isWhole = process.env['ALL_STORIES'] === '1';
const wanted = readEntries().filter(({ id, type, title, tags }) =>
  isWhole
    ? type === 'story' && !tags.includes('behaviour') && !withoutTexts.test(title)
    : inEachLanguage.includes(id),
);

const site = await openSite();
const { page, show } = await openStories(site, {
  width: 320,
  height: 568,
  globals: 'textSize:200',
});
afterAll(site.close);

describe('on 320 px in twice the text, each language has the numbers of English and fits', () => {
  it('and there are such stories', () =>
    expect(wanted.length).toBeGreaterThanOrEqual(inEachLanguage.length));

  it.each(wanted)('$title: $name', async ({ id }) => {
    const faults = await show({ story: id });
    // Most plays in English are made for one size; its own layout has stories of its own.
    if (!isWhole) expect(faults.join('\n')).toBe('');
    expect((await faultsInLanguages(page)).join('\n')).toBe('');
  });
});
