import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['scripts', 'packages/*', 'apps/mobile-web', 'apps/sandbox-api/vitest.config.*.ts'],
  },
});
