import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { phonesAtOnce } from './.storybook/built/phones-at-once.ts';
import { brandEnv } from './build/brand.ts';
import { lateImports } from './build/late-imports.ts';
import { headlessShell as launchOptions } from './e2e/support/devices.ts';

/** A browser of its own for each project: run from the root, they must not share a name. */
const inBrowser = (
  name: string,
  reducedMotion: 'reduce' | 'no-preference',
): ProjectConfig & { name: string } => ({
  name,
  // A busy machine may take ten times as long.
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions, contextOptions: { reducedMotion } }),
    instances: [{ browser: 'chromium', name, viewport: { width: 360, height: 640 } }],
  },
});

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
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        // The same stories from their source, one file in seconds: for whoever changes one, and for `pnpm test:guarantees`.
        // As in Storybook, they share one page.
        test: { ...inBrowser('stories', 'no-preference'), isolate: false },
      },
    ],
  },
});
