import { defineConfig } from 'vitest/config';
import { brandEnv } from './build/brand.ts';
import { browserProjectConfig } from './vitest.in-browser.ts';

/** Settings of the tests that read the output of `pnpm storybook:build`. */
const ofStorybook = (name: string) => ({ name, testTimeout: 120_000 });
const everyStory = '.storybook/built/every-story.test.ts';

/** Only `pnpm test:all` runs these files. */
const excludedFromMain = process.env['TEST_SCOPE'] === 'main' ? ['**/*.full.test.ts'] : [];

/**
 * Each of these files runs in its own page, because its tests need the state of a first visit: no
 * stored data and no lazily imported modules. All other browser tests share a page.
 */
const inOwnPage = [
  'src/app/*.browser.test.ts',
  'src/shared/server/app-name.browser.test.ts',
  'src/shared/tracking/sender.browser.test.ts',
  '../../packages/form-engine/src/extended-fields/groups/late-frame.browser.test.tsx',
];
const inOnePage = [
  'src/**/*.browser.test.ts',
  '../../packages/{form-engine,ui}/src/**/*.browser.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env: brandEnv,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['{src,build,e2e/support,screenshots,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts', '.storybook/built/**', ...excludedFromMain],
        },
      },
      { test: { ...ofStorybook('built-stories'), include: [everyStory] } },
      {
        test: {
          ...ofStorybook('pages'),
          include: ['.storybook/built/*.test.ts'],
          exclude: [everyStory, ...excludedFromMain],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...browserProjectConfig('browser', 'reduce', [
            { name: 'browser', include: inOnePage, exclude: inOwnPage, isolate: false },
            { name: 'browser-own-page', include: inOwnPage },
          ]),
        },
      },
      ...(process.env['VITEST_STORYBOOK'] === 'true' ? ['./vitest.config.stories.ts'] : []),
    ],
  },
});
