import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { iphone } from './e2e/support/devices.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['E2E_PORT'] ?? 4190);
const dataFolder = join(root, '.test-results/e2e-data');

// The workers read this file too; only the first reading may clear the data.
const isRunner = process.env['TEST_WORKER_INDEX'] === undefined;
if (isRunner) rmSync(dataFolder, { recursive: true, force: true });

/** Journeys in a real Chromium against the reference server, started as a user starts it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, '.test-results/e2e'),
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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'pnpm start',
    cwd: root,
    url: `http://127.0.0.1:${port}/login`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(port), DATA_DIR: dataFolder, AUDIT_SECONDS: '2', LENDING_SECONDS: '1' },
  },
});
