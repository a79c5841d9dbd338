import { chromium, type Browser, type Page } from 'playwright';
import { chromium as options } from '../../apps/mobile-web/e2e/support/devices.ts';
import { ensureChromium } from '../../scripts/chromium.ts';

export { cpuSecondsOf, startChild, type Child } from './child.ts';
export { alignColumns, allHold, printTable, type Measure } from './report.ts';
export { median, percentile, runWithWarmUp } from './runs.ts';

export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...options.args, ...more],
  });

/** The screen of the phone for which the budgets are set. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const cpuSlowdown = 4;

/** The slowed CPU is about as fast as the phone for which the budgets are set. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
