import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeChangesSince } from './since.ts';
import { createRepository } from './small-repository.ts';

const { folder: repository, commit, write, remove } = createRepository();
const folder = mkdtempSync(join(tmpdir(), 'since-'));
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true });
});

const accepted = 'apps/mobile-web/screenshots/accepted';

beforeAll(() => {
  commit('Begin', { [`${accepted}/home.webp`]: 'then', [`${accepted}/home.ta.webp`]: 'then' });
  commit('Draw orders', { [`${accepted}/orders.webp`]: 'then' });
  commit('Move the button', {
    'apps/mobile-web/src/features/home/home.screen.tsx': 'now',
    [`${accepted}/home.webp`]: 'now',
    [`${accepted}/home.ta.webp`]: 'now',
  });
});
beforeEach(() => write({ [`${accepted}/orders.webp`]: 'then' }));

const since = (revision: string, language?: 'ta') =>
  writeChangesSince({ revision, folder, repository, looks: [], language });
const text = () => readFileSync(join(folder, 'since.html'), 'utf8');
const shown = () => [...text().matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
const drawnIn = (side: string, picture: string) =>
  readFileSync(join(folder, side, `${picture}.webp`), 'utf8');

it('shows each accepted picture before and now, and what was done', () => {
  expect(since('HEAD~1')).toBe(2);
  expect(shown()).toHaveLength(4);
  for (const source of shown()) expect(existsSync(join(folder, source))).toBe(true);
  expect([drawnIn('before', 'home'), drawnIn('now', 'home')]).toEqual(['then', 'now']);
  expect(text()).toContain('Move the button');
});

it('a picture counts once it is accepted, committed or not', () => {
  write({ [`${accepted}/orders.webp`]: 'now' });
  expect(since('HEAD')).toBe(1);
  expect([drawnIn('before', 'orders'), drawnIn('now', 'orders')]).toEqual(['then', 'now']);
});

it('a language has both sides of its own pictures', () => {
  expect(since('HEAD~2', 'ta')).toBe(1);
  expect(shown()).toEqual(['before/home.ta.webp', 'now/home.ta.webp']);
  for (const source of shown()) expect(existsSync(join(folder, source))).toBe(true);
});

it('says in one sentence that nothing has changed', () => {
  expect(since('HEAD')).toBe(0);
  expect(text()).toContain('Nothing has changed.');
  expect(text()).not.toContain('<h2>');
});

it('lists the new notes for borrowers, and the commits that change screens or stories', () => {
  const app = 'apps/mobile-web';
  const log = (...notes: string[]) => ({
    [`${app}/CHANGELOG.md`]: ['# Changes', '## Since the last release', ...notes].join('\n'),
  });
  commit('Begin the notes', log('- 4 Bank/Cards: An old note.'));
  commit('Round the button', { 'packages/ui/src/Button/Button.tsx': '2' });
  commit('Say it in Tamil', { 'locales/ta.screens.json': '2' });
  commit('Show one more state', { [`${app}/src/features/home/home.stories.tsx`]: '2' });
  commit('Count a fee otherwise', {
    'packages/domain/src/fee/quote.ts': '2',
    ...log('- 5 Apply/Price: A new note.', '- 4 Bank/Cards: An old note.'),
  });
  commit('Test more', {
    'packages/domain/src/fee/quote.test.ts': '2',
    [`${app}/src/features/home/home.browser.test.tsx`]: '2',
    [`${app}/src/shared/testing/press.ts`]: '2',
  });
  commit('Document more', { 'docs/words.md': '2', 'locales/notes.json': '2' });
  since('HEAD~6');
  const items = [...text().matchAll(/<li>(?:[\d-]{10}: )?(.+?)<\/li>/g)].map(([, item]) => item);
  expect(items).toEqual([
    '5 Apply/Price: A new note.',
    'Count a fee otherwise',
    'Show one more state',
    'Say it in Tamil',
    'Round the button',
  ]);
});
