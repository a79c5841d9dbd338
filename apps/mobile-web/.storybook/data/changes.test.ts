import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChanges, readChangesSince } from './changes.ts';
import { createRepository } from './small-repository.ts';

const { folder, commit, remove } = createRepository();
afterAll(remove);

const feature = 'apps/mobile-web/src/features/apply';
const shared = 'apps/mobile-web/src/shared';

beforeAll(() => {
  commit('Begin', { [`${feature}/apply.screen.tsx`]: '1', [`${feature}/apply.stories.tsx`]: '1' });
  commit('Move the button', { [`${feature}/apply.screen.tsx`]: '2' });
  commit('Say it in other words', { [`${feature}/apply.messages.ts`]: '2' });
  commit('Say it in other words in Tamil', { 'locales/ta.json': '2' });
  commit('Draw the amount smaller', { [`${shared}/money/amount.module.css`]: '2' });
  commit('Show a state more', { [`${feature}/apply.stories.tsx`]: '2' });
  commit('Lend more in stories', { [`${shared}/world/world.fixtures.ts`]: '2' });
  commit('Count a fee otherwise', { 'packages/domain/src/fee/quote.ts': '2' });
  commit('Test more', {
    [`${feature}/apply.test.ts`]: '2',
    [`${feature}/apply.browser.test.tsx`]: '2',
    'packages/domain/src/fee/quote.test.ts': '2',
    [`${shared}/testing/press.ts`]: '2',
  });
  commit('Tell more in the documents', { 'docs/words.md': '2', 'locales/notes.json': '2' });
});

const subjects = (changes: readonly { subject: string }[]) => changes.map(({ subject }) => subject);

const seen = [
  'Draw the amount smaller',
  'Say it in other words in Tamil',
  'Say it in other words',
  'Move the button',
];

it('the last changes are those that borrowers see: screens, styles and texts', () => {
  expect(subjects(readChanges(folder))).toEqual([...seen, 'Begin']);
});

it('what was done since a revision tells also of stories and what they show, and not of tests', () => {
  expect(subjects(readChangesSince('HEAD~9', folder))).toEqual([
    'Count a fee otherwise',
    'Lend more in stories',
    'Show a state more',
    ...seen,
  ]);
  expect(readChangesSince('HEAD', folder)).toEqual([]);
});

it('a change names the stories beside it', () => {
  const stories = new Map(readChanges(folder).map((change) => [change.subject, change.stories]));
  expect(stories.get('Say it in other words')).toEqual(['./src/features/apply/apply.stories.tsx']);
  expect(stories.get('Draw the amount smaller')).toEqual([]);
});
