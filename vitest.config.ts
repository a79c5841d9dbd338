import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'scripts',
      'packages/*',
      'apps/mobile-web',
      'apps/playground',
      'apps/sandbox-api/vitest.config.*.ts',
    ],
  },
});
