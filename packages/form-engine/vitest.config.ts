import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-engine',
    environment: 'node',
    // Isolation would load the engine again for each file, which takes most of the time.
    isolate: false,
    testTimeout: 120_000,
    // The app's project `browser` runs the browser tests.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
});
