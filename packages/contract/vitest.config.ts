import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests run whole commands, which takes longer than the default timeout.
  test: {
    name: 'contract',
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
