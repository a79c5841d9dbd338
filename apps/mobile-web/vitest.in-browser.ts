import { playwright } from '@vitest/browser-playwright';
import type { ProjectConfig } from 'vitest/node';
import { headlessShell as launchOptions } from './e2e/support/devices.ts';

/** Tests with their own settings, which share the server of the project. */
type Part = Pick<ProjectConfig, 'include' | 'exclude' | 'isolate'> & { name: string };

/**
 * Each browser instance has its own name, because projects that run together must not share a name.
 */
export const inBrowser = (
  name: string,
  reducedMotion: 'reduce' | 'no-preference',
  parts: readonly Part[] = [{ name }],
): ProjectConfig & { name: string } => ({
  name,
  // A busy machine may take ten times as long.
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions, contextOptions: { reducedMotion } }),
    instances: parts.map((part) => ({
      browser: 'chromium',
      viewport: { width: 360, height: 640 },
      ...part,
    })),
  },
});
