import { chromium as playwright } from 'playwright';
import { expect, test } from 'vitest';
import { chromium } from './devices.ts';

test('the browser of the tests loads no pages of its own beside the one under test', async () => {
  const browser = await playwright.launch(chromium);
  const page = await browser.newPage();
  await page.setContent('<p>Here</p>');
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{}] });
  await browser.close();
  expect(targetInfos.filter(({ url }) => url.startsWith('chrome://'))).toEqual([]);
});
