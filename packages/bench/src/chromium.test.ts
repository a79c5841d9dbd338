import type { Browser } from 'playwright';
import { expect, test } from 'vitest';
import { launchBrowser } from './index.ts';

/** The pages that the browser itself has beside the one that was opened. */
async function pagesOfBrowser(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent('<p>Here</p>');
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{}] });
  await browser.close();
  return targetInfos.map(({ url }) => url).filter((url) => url.startsWith('chrome://'));
}

test('a browser that plays a phone loads no pages of its own beside', async () => {
  expect(await pagesOfBrowser(await launchBrowser())).toEqual([]);
});
