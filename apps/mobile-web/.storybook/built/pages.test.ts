import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPages, openSite, readEntries } from './site.ts';

const pages = readEntries().filter(({ type }) => type === 'docs');
const site = await openSite();
const open = await openPages(site);
afterAll(site.close);

describe('every page of Storybook is whole', () => {
  it('and there are pages', () => expect(pages.length).toBeGreaterThan(60));

  it.each(pages)('$title', async (entry) => {
    expect((await open(entry)).join('\n')).toBe('');
  });
});

it('translators are led to pages that are there', () => {
  const notes = readFileSync(join(import.meta.dirname, '../../../../locales/notes.json'), 'utf8');
  const notesByKey = Object.values(JSON.parse(notes) as Record<string, object>);
  const led = notesByKey.flatMap((note) => ('picture' in note ? String(note.picture) : []));
  const ids = new Set(pages.map(({ id }) => `?path=/docs/${id}`));
  expect(led.length).toBeGreaterThan(50);
  expect(led.filter((address) => !ids.has(address))).toEqual([]);
});
