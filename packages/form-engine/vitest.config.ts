import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-engine',
    environment: 'node',
    // Most of the time would go into loading the engine again for every file.
    isolate: false,
    testTimeout: 120_000,
    // The app's project `browser` runs those.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
});
