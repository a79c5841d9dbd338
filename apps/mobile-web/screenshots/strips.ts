/**
 * Takes the screenshots of the 'Flows' stories, which walk through the app. At each stop, the story
 * calls `koshaStop`, which resolves after the screenshot.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chromium } from 'playwright';
import { chromium as launch } from '../e2e/support/devices.ts';
import { toWebp } from './compare.ts';
import { flowScreenshotsFolder } from './screenshot-targets.ts';
import { serveStorybook } from './serve.ts';
import { finalPhaseOf, takeStableScreenshot } from './take.ts';

const port = 4621;
/** The placeholders that a screen shows while its data loads. */
const greyShapes = '[role=status] > [aria-hidden]';
const walks = ['flows--automatic-walk', 'flows--payout-fails', 'flows--identity-by-numbers'];

rmSync(flowScreenshotsFolder, { recursive: true, force: true });
mkdirSync(flowScreenshotsFolder, { recursive: true });
const server = await serveStorybook(port);
const browser = await chromium.launch(launch);
for (const walk of walks) {
  const page = await browser.newPage({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  let stops = 0;
  await page.exposeFunction('koshaStop', async (name: string) => {
    stops += 1;
    await expect(page.locator(greyShapes)).toHaveCount(0, { timeout: 60_000 });
    const picture = await takeStableScreenshot(page);
    const file = `${walk}.${String(stops).padStart(2, '0')}.${name}.webp`;
    writeFileSync(join(flowScreenshotsFolder, file), await toWebp(picture));
  });
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${walk}&viewMode=story`);
  const phase = await page.waitForFunction(finalPhaseOf, walk, { timeout: 180_000 });
  if ((await phase.jsonValue()) === 'errored') throw new Error(`${walk} does not reach its end.`);
  console.log(`${walk}: ${stops} pictures`);
  await page.close();
}
await browser.close();
await server.close();
