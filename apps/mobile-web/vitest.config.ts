import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { brandEnv } from './build/brand.ts';
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
        // Reads what `pnpm storybook:build` wrote.
        test: {
          name: 'pages',
          testTimeout: 120_000,
          include: ['.storybook/built/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...inBrowser('browser', 'reduce'),
          include: [
            'src/**/*.browser.test.ts',
            '../../packages/{form-engine,ui}/src/**/*.browser.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        // As in Storybook, stories share one page: to load it for each file takes half of the time. They move as most people
        // see them; the tests of the built Storybook and the pictures show them to those who want less motion.
        test: { ...inBrowser('stories', 'no-preference'), isolate: false },
      },
    ],
  },
});
