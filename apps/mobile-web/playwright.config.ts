import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessShell, iphone } from './e2e/support/devices.ts';
import { servers } from './e2e/support/servers.ts';

const root = join(import.meta.dirname, '../..');
// Test runs on different ports may run at the same time. Each port has its own folder, because a
// run first deletes the old results of its ports.
const resultsOf = (port: number) => join(root, `.test-results/e2e-${port}`);
const dataFolderOf = (port: number) => join(resultsOf(port), 'data');

// Workers and other tools load this file, too. Only the test runner may delete the data of the last
// run.
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
const isRunner = !isWorker && /playwright.*cli\.js$/.test(process.argv[1] ?? '');
if (isRunner) {
  for (const { port } of servers) rmSync(resultsOf(port), { recursive: true, force: true });
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  ...(process.env['TEST_SCOPE'] === 'main' && {
    testIgnore: '**/*.full.e2e.ts',
    grepInvert: /@full/,
  }),
  outputDir: join(resultsOf(servers[0].port), 'traces'),
  workers: servers.length,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    ...iphone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // By default, tests record no traces, because a trace makes each test a seventh slower. The
    // option `--trace on` enables traces.
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
    // Blocks service workers, because their requests bypass `page.route`, with which the tests
    // simulate network failures.
    serviceWorkers: 'block',
  },
  webServer: servers.map(({ port, origin }, at) => ({
    // The first server starts with the command that users run, which also builds the app. The
    // second server uses a separate PostgreSQL server instead of the embedded database.
    command: at === 0 ? 'pnpm start' : 'node apps/sandbox-api/test/setup/start-on-postgres.ts',
    cwd: root,
    url: `${origin}/login`,
    // A busy machine may need minutes to fill a new database with all bank branches.
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataFolderOf(port),
      AUDIT_SECONDS: '2',
      LENDING_SECONDS: '1',
    },
  })),
});
