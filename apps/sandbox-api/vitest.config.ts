import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['./vitest.config.pglite.ts', './vitest.config.postgres.ts'] },
});
