import { playwright } from '@vitest/browser-playwright';
import type { ProjectConfig } from 'vitest/node';
import { headlessShell as launchOptions } from './e2e/support/devices.ts';

/** A browser of its own for each project: run from the root, they must not share a name. */
export const inBrowser = (
  name: string,
  reducedMotion: 'reduce' | 'no-preference',
): ProjectConfig & { name: string } => ({
  name,
  // A busy machine may take ten times as long.
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions, contextOptions: { reducedMotion } }),
    instances: [{ browser: 'chromium', name, viewport: { width: 360, height: 640 } }],
  },
});
