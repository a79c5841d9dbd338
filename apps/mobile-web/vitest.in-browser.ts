import { playwright } from '@vitest/browser-playwright';
import type { ProjectConfig } from 'vitest/node';
import { headlessShell as launchOptions } from './e2e/support/devices.ts';

/** A group of tests with its own settings. All groups of a project share one Vite server. */
type Part = Pick<ProjectConfig, 'include' | 'exclude' | 'isolate'> & { name: string };

/** Vitest runs each of the `parts` as a separate project, so each part needs a different name. */
export const browserProjectConfig = (
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
