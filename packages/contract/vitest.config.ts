import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests run the commands themselves.
  test: { name: 'contract', environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
});
