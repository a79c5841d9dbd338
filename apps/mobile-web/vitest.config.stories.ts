import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';
import { browserProjectConfig } from './vitest.in-browser.ts';

/**
 * Runs stories in Storybook's test panel. The config is separate, because loading Storybook doubles
 * the startup time of a test.
 */
export default defineConfig((mode) =>
  mergeConfig(vite(mode), {
    plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
    // All stories share one page, as in Storybook.
    test: { ...browserProjectConfig('stories', 'no-preference'), isolate: false },
  }),
);
