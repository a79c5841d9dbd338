import { chromium, type Browser, type Page } from 'playwright';

export const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Chromium as every benchmark starts it; `more` are further arguments. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more],
  });

/** The screen that the bars speak of. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const cpuSlowdown = 4;

/** Makes the page's processor as slow as the phone's that the bars speak of. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
