import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Frame,
  type Page,
  type Request,
} from '@playwright/test';
import type axe from 'axe-core';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { axeOptions } from '../../src/shared/testing/axe-options.ts';
import { recordCalls, reportCalls } from './calls.ts';
import { iphone } from './devices.ts';
import { Sandbox } from './sandbox.ts';
import { serverOf } from './servers.ts';
import { patchStackTraceMapping } from './stack-traces.ts';
import { waitForAppOnNavigation } from './wait-for-app.ts';

patchStackTraceMapping();

const broken = /content security policy|trusted ?type|hydrat|minified react error|\[csp\]/i;

interface Fixtures {
  sandbox: Sandbox;
  phone: string;
  problems: string[];
  /**
   * A failed test reports the last API calls, because error messages soon disappear from the
   * screen.
   */
  calls: Request[];
  openDevice: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(serverOf(parallelIndex).origin);
  },
  page: async ({ page }, use) => {
    waitForAppOnNavigation(page);
    await use(page);
  },
  sandbox: async ({ request }, use) => {
    const sandbox = new Sandbox(request);
    await use(sandbox);
    await sandbox.restore();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  phone: async ({}, use, { testId, repeatEachIndex }) => {
    const digest = createHash('sha256').update(`${testId} ${repeatEachIndex}`).digest();
    await use(`8${String(digest.readUIntBE(0, 6) % 1e9).padStart(9, '0')}`);
  },
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  calls: [
    async ({ context }, use, testInfo) => {
      const calls: Request[] = [];
      recordCalls(context, calls);
      await use(calls);
      if (testInfo.status === testInfo.expectedStatus) return;
      throw new Error(`Its last calls to the server:\n${await reportCalls(calls)}`);
    },
    { auto: true },
  ],
  openDevice: async ({ browser, problems, calls, contextOptions, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        serviceWorkers,
        ...iphone,
        ...options,
      });
      opened.push(context);
      await watch(context, problems);
      recordCalls(context, calls);
      const page = await context.newPage();
      waitForAppOnNavigation(page);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

async function watch(context: BrowserContext, problems: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`[csp] ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && broken.test(message.text())) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
}

export async function expectAccessible(page: Page): Promise<void> {
  // While an element fades in, axe reports too little contrast, so no new fade may start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Waits for running animations, except endless ones and those of elements that
  // `content-visibility` skips, because these never finish.
  await page.evaluate(async () => {
    const isDrawn = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity && isDrawn(effect));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const violations = await violationsOn(page);
  await page.emulateMedia({ reducedMotion: null });
  expect(violations).toEqual([]);
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads the axe script only once per frame, because its size is half a megabyte. */
async function injectAxe(page: Page, frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  if (frame !== page.mainFrame()) {
    await frame.evaluate(axeScript);
    return;
  }
  // `page.evaluate` needs 130 ms of CPU time for this script, and the DevTools command only 90 ms.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeScript });
  await session.detach();
}

async function violationsOn(page: Page): Promise<string[]> {
  // Each frame needs the axe script, because axe in the page asks axe in each frame for its result.
  for (const frame of page.frames()) await injectAxe(page, frame);
  return page.evaluate(async (options) => {
    const here = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await here.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, axeOptions);
}
