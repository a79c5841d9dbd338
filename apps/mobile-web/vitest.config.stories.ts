import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';
import { inBrowser } from './vitest.in-browser.ts';

/**
 * The stories from their source, one file in seconds: for whoever changes one.
 * They stand apart from the other projects, because to load Storybook takes as long as all else at the start of a test.
 */
export default defineConfig((mode) =>
  mergeConfig(vite(mode), {
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    // As in Storybook, they share one page.
    test: { ...inBrowser('stories', 'no-preference'), isolate: false },
  }),
);
