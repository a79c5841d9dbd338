import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';
import { inBrowser } from './vitest.in-browser.ts';

/**
 * The stories from source, one file in seconds, for editing them. Separate from the other projects,
 * because loading Storybook takes as long as the rest of a test's startup.
 */
export default defineConfig((mode) =>
  mergeConfig(vite(mode), {
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    // As in Storybook, they share one page.
    test: { ...inBrowser('stories', 'no-preference'), isolate: false },
  }),
);
