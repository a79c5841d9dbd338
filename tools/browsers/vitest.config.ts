import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'browsers',
    include: ['*.flow.ts'],
    globalSetup: 'support/server.ts',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 200_000,
  },
});
