import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests run whole commands, so the default timeout is too short.
  test: {
    name: 'contract',
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
