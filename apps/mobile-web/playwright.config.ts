import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headlessShell, iphone } from './e2e/support/devices.ts';
import { servers } from './e2e/support/servers.ts';

const root = join(import.meta.dirname, '../..');
// By port, so that one run does not clear what another one is using.
const resultsOf = (port: number) => join(root, `.test-results/e2e-${port}`);
const dataFolderOf = (port: number) => join(resultsOf(port), 'data');

// The workers read this file too, and so do tools that only look at it: only the runner may clear the data.
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
const isRunner = !isWorker && /playwright.*cli\.js$/.test(process.argv[1] ?? '');
if (isRunner) {
  for (const { port } of servers) rmSync(resultsOf(port), { recursive: true, force: true });
}

/** E2E tests in a real Chromium against reference servers, started as a user starts one. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // `pnpm test` leaves these to `pnpm test:all`.
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
    // A trace costs every test a seventh more; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
    // What a worker fetches passes the tests' own breaking of the network by.
    serviceWorkers: 'block',
  },
  webServer: servers.map(({ port, origin }, at) => ({
    // The first as a user starts it, which also builds the app. The second starts after it, on PostgreSQL, as at a lender's.
    command: at === 0 ? 'pnpm start' : 'node apps/sandbox-api/test/setup/start-on-postgres.ts',
    cwd: root,
    url: `${origin}/login`,
    // A busy machine may need minutes to fill the new database with all branches.
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
