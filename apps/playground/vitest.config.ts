import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'playground', environment: 'node', isolate: false, testTimeout: 120_000 },
});
