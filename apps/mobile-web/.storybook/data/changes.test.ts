import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChangesSince } from './changes.ts';
import { createRepository } from './small-repository.ts';

const { folder, commit, remove } = createRepository();
afterAll(remove);

const feature = 'apps/mobile-web/src/features/apply';
const shared = 'apps/mobile-web/src/shared';

const kit = 'packages/ui/src/Button';
const app = 'apps/mobile-web/src/app';

const screen = (text: string) =>
  `import { messages } from './apply.messages.ts';\nimport style from '../../shared/money/amount.module.css';\n// ${text}`;
const stories = (title: string, file: string, text = '') =>
  `import { Shown } from './${file}';\nconst meta = { title: '${title}', component: Shown };\nexport default meta;\nexport const Ready = {};\n// ${text}`;

beforeAll(() => {
  commit('Begin', {
    [`${feature}/apply.screen.tsx`]: screen('1'),
    [`${feature}/apply.messages.ts`]: '1',
    [`${feature}/apply.stories.tsx`]: stories('5 Apply/Apply', 'apply.screen.tsx'),
    [`${feature}/sending.stories.tsx`]: stories('5 Apply/Apply, sending', 'apply.screen.tsx'),
    [`${feature}/denied.screen.tsx`]: '1',
    [`${feature}/denied.stories.tsx`]: stories('5 Apply/Denied', 'denied.screen.tsx'),
    [`${app}/offline-notice.tsx`]: '1',
    [`${app}/offline-notice.stories.tsx`]: stories('9 Help/Offline', 'offline-notice.tsx'),
    [`${kit}/Button.tsx`]: '1',
    [`${kit}/Button.stories.tsx`]: '1',
  });
  commit('Let the button be round', { [`${kit}/Button.tsx`]: '2' });
  commit('Ask once for each screen', { [`${app}/routes.tsx`]: '2' });
  commit('Move the button', { [`${feature}/apply.screen.tsx`]: screen('2') });
  commit('Say it in other words', { [`${feature}/apply.messages.ts`]: '2' });
  commit('Say it in other words in Tamil', { 'locales/ta.json': '2' });
  commit('Draw the amount smaller', { [`${shared}/money/amount.module.css`]: '2' });
  commit('Show a state more', {
    [`${feature}/apply.stories.tsx`]: stories('5 Apply/Apply', 'apply.screen.tsx', '2'),
  });
  commit('Lend more in stories', { [`${shared}/sample-data/sample-data.fixtures.ts`]: '2' });
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

it('lists the commits since a revision that change screens or stories, and skips commits of tests', () => {
  expect(subjects(readChangesSince('HEAD~9', folder))).toEqual([
    'Count a fee otherwise',
    'Lend more in stories',
    'Show a state more',
    ...seen,
  ]);
  expect(readChangesSince('HEAD', folder)).toEqual([]);
});
