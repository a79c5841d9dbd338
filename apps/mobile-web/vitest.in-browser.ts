import { playwright } from '@vitest/browser-playwright';
import type { ProjectConfig } from 'vitest/node';
import { headlessShell as launchOptions } from './e2e/support/devices.ts';

/** Tests of a project that are run in their own way, by the same server. */
type Part = Pick<ProjectConfig, 'include' | 'exclude' | 'isolate'> & { name: string };

/** A browser of its own for each project: run from the root, they must not share a name. */
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
