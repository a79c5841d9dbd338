import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'api-client', environment: 'node', isolate: false, testTimeout: 120_000 },
});
