import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageChecker, openSite, readEntries } from './site.ts';

const pages = readEntries().filter(({ type }) => type === 'docs');
const site = await openSite();
const open = await createPageChecker(site);
afterAll(site.close);

describe('every page of Storybook loads without errors', () => {
  it('finds more than 60 pages', () => expect(pages.length).toBeGreaterThan(60));

  it('exists for every title with a story that is no test of behaviour', () => {
    const shown = readEntries().filter(
      ({ type, tags }) => type === 'story' && !tags.includes('behaviour'),
    );
    const withPage = new Set(pages.map(({ title }) => title));
    expect(shown.filter(({ title }) => !withPage.has(title)).map(({ id }) => id)).toEqual([]);
  });

  it.each(pages)('$title', async (entry) => {
    expect((await open(entry)).join('\n')).toBe('');
  });
});

it('the sidebar shows every page', () => {
  expect(pages.filter(({ tags }) => tags.includes('behaviour'))).toEqual([]);
});

it('the links in the notes for translators open existing pages', () => {
  const notes = readFileSync(join(import.meta.dirname, '../../../../locales/notes.json'), 'utf8');
  const notesByKey = Object.values(JSON.parse(notes) as Record<string, object>);
  const links = notesByKey.flatMap((note) => ('picture' in note ? String(note.picture) : []));
  const ids = new Set(pages.map(({ id }) => `?path=/docs/${id}`));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((address) => !ids.has(address))).toEqual([]);
});
