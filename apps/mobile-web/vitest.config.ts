import { defineConfig } from 'vitest/config';
import { phonesAtOnce } from './.storybook/built/phones-at-once.ts';
import { brandEnv } from './build/brand.ts';
import { lateImports } from './build/late-imports.ts';
import { inBrowser } from './vitest.in-browser.ts';

/** These read what `pnpm storybook:build` wrote. */
const ofStorybook = (name: string) => ({ name, testTimeout: 120_000 });
const everyStory = '.storybook/built/every-story.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env: brandEnv,
          isolate: false,
          testTimeout: 120_000,
          include: ['{src,build,bench,browsers,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts', '.storybook/built/**'],
        },
      },
      {
        test: {
          ...ofStorybook('built-stories'),
          maxConcurrency: phonesAtOnce,
          include: [everyStory],
        },
      },
      {
        test: {
          ...ofStorybook('pages'),
          include: ['.storybook/built/*.test.ts'],
          exclude: [everyStory],
        },
      },
      {
        extends: './vite.config.ts',
        // As in the built app, which makes a picture of its first screen.
        plugins: [lateImports()],
        test: {
          ...inBrowser('browser', 'reduce'),
          // As the app's start brings what only acts.
          setupFiles: ['src/picture/late/real-data.ts', 'src/picture/late/real-start.ts'],
          include: [
            'src/**/*.browser.test.ts',
            '../../packages/{form-engine,ui}/src/**/*.browser.test.{ts,tsx}',
          ],
        },
      },
      // Vitest's panel in Storybook runs stories from their source.
      ...(process.env['VITEST_STORYBOOK'] === 'true' ? ['./vitest.config.stories.ts'] : []),
    ],
  },
});
