import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web-host', environment: 'node', isolate: false, testTimeout: 120_000 },
});
