import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-engine',
    environment: 'node',
    // With isolation, most of the run time would be spent on loading the engine for each file.
    isolate: false,
    testTimeout: 120_000,
    // The projects in `apps/mobile-web/vitest.config.ts` run the browser tests.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
});
