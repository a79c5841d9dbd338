import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-engine',
    environment: 'node',
    // The app's project `browser` runs those.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
});
