import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    isolate: false,
    testTimeout: 120_000,
    // The browser tests run in the Vitest project `browser` of `apps/mobile-web`.
    exclude: [...configDefaults.exclude, '**/*.browser.test.{ts,tsx}'],
  },
});
