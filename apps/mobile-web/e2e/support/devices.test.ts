import { chromium as playwright } from 'playwright';
import { expect, test } from 'vitest';
import { chromium } from './devices.ts';

test('the test browser loads no internal pages beside the page under test', async () => {
  const browser = await playwright.launch(chromium);
  const page = await browser.newPage();
  await page.setContent('<p>Here</p>');
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{}] });
  await browser.close();
  expect(targetInfos.filter(({ url }) => url.startsWith('chrome://'))).toEqual([]);
});
