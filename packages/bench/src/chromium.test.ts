import { chromium, type Browser } from 'playwright';
import { expect, test } from 'vitest';
import { browserPath, chromiumArgs } from './chromium.ts';

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
  const start = (args: readonly string[]) =>
    chromium.launch({ executablePath: browserPath, args: [...args] });
  expect(await pagesOfBrowser(await start(chromiumArgs))).toEqual([]);
}, 60_000);
