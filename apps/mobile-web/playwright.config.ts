import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium, iphone } from './e2e/support/devices.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['E2E_PORT'] ?? 4280);
// By port, so that one run does not clear what another one is using.
const dataFolder = join(root, `.test-results/e2e-data-${port}`);

// The workers read this file too; only the first reading may clear the data.
const isRunner = process.env['TEST_WORKER_INDEX'] === undefined;
if (isRunner) {
  rmSync(dataFolder, { recursive: true, force: true });
  rmSync(`${dataFolder}.uploads`, { recursive: true, force: true });
}

/** Journeys in a real Chromium against the reference server, started as a user starts it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, `.test-results/e2e-${port}`),
  // The server's clock is one for all, and some journeys move it.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...iphone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: chromium,
    // What a worker fetches passes the journeys' own breaking of the network by.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'pnpm start',
    cwd: root,
    url: `http://127.0.0.1:${port}/login`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      AUDIT_SECONDS: '2',
      LENDING_SECONDS: '1',
    },
  },
});
