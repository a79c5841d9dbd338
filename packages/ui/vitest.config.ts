import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    isolate: false,
    testTimeout: 120_000,
    // The app's project `browser` runs the browser tests.
    exclude: [...configDefaults.exclude, '**/*.browser.test.{ts,tsx}'],
  },
});
