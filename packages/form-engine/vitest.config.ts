import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-engine',
    environment: 'node',
    // Isolation would spend most of the time reloading the engine per file.
    isolate: false,
    testTimeout: 120_000,
    // Run by the app's project `browser`.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
});
