import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox-pglite',
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: './test/setup/pglite.ts',
    exclude: ['src/db/postgres.test.ts', '**/node_modules/**'],
  },
});
