import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPages, openSite, readEntries } from './site.ts';

const pages = readEntries().filter(({ type }) => type === 'docs');
const site = await openSite();
const open = await openPages(site);
afterAll(site.close);

describe('every page of Storybook is whole at three widths', () => {
  it('and there are pages', () => expect(pages.length).toBeGreaterThan(60));

  it.each(pages)('$title', async (entry) => {
    expect((await open(entry)).join('\n')).toBe('');
  });
});

it('translators are led to pages that are there', () => {
  const notes = readFileSync(join(import.meta.dirname, '../../../../locales/notes.json'), 'utf8');
  const told = Object.values(JSON.parse(notes) as Record<string, object>);
  const led = told.flatMap((note) => ('picture' in note ? String(note.picture) : []));
  const ids = new Set(pages.map(({ id }) => `?path=/docs/${id}`));
  expect(led.length).toBeGreaterThan(50);
  expect(led.filter((address) => !ids.has(address))).toEqual([]);
});

/** Runs in the page before all else: whatever page is drawn then has each fault once. */
function spoil(): void {
  // Each story calls it before it is drawn.
  Storage.prototype.clear = () => {
    throw new Error('the story breaks');
  };
  const observer = new MutationObserver(() => {
    // The first page is drawn before the one that the test opens.
    const story = document.querySelector('[id^=story--kit-card--flush]:not(:empty)');
    if (!story) return;
    observer.disconnect();
    const wide = document.createElement('div');
    wide.style.width = '500px';
    wide.textContent = 'wide';
    const picture = document.createElement('img');
    picture.src = 'pictures/of-nothing.webp';
    const narrow = document.createElement('div');
    narrow.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap';
    narrow.textContent = 'longer than its box';
    const link = document.createElement('a');
    link.href = 'nowhere.md';
    link.textContent = 'nowhere';
    document.querySelector('.sbdocs-content')?.append(wide, picture, narrow, link);
    const [one, other] = [document.createElement('i'), document.createElement('i')];
    one.id = other.id = 'twice';
    story.append(one, other);
    console.error('told to the console');
    queueMicrotask(() => {
      throw new Error('caught by nobody');
    });
  });
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { childList: true, subtree: true }),
  );
}

it('a page with faults is told with each of them', async () => {
  const openSpoilt = await openPages({
    ...site,
    newPage: async () => {
      const page = await site.newPage();
      await page.addInitScript(spoil);
      return page;
    },
  });
  const card = pages.find(({ title }) => title === 'Kit/Card')!;
  const found = (await openSpoilt(card)).join('\n');
  for (const fault of [
    /kit-card--\S+ shows Error: the story breaks/,
    /an empty picture: .*of-nothing\.webp/,
    /5\d\d px of content on 360 px/,
    /cut: longer than its box/,
    /a dead link: nowhere\.md/,
    /a double id: twice/,
    /console: told to the console/,
    /error: caught by nobody/,
  ])
    expect(found).toMatch(fault);
});
