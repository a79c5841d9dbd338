import { android } from './support/devices.ts';
import { expectScreen } from './support/flow.ts';
import { expect, test } from './support/test.ts';

test.use({ ...android });

const hostile = new URLSearchParams({
  scheme: 'javascript:alert(1)//',
  url: 'data:text/html,hi',
  link: 'intent://x#Intent;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
});

test('a promotion opens only the app; without the app it continues in the browser', async ({
  page,
  context,
}) => {
  const openedUrls: string[] = [];
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.enable');
  cdp.on('Page.frameRequestedNavigation', ({ url }) => openedUrls.push(url));
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);

  await test.step('after the app has opened, the page stays', async () => {
    await page.goto(`/promotion?${hostile}`);
    await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible();
    await expect.poll(() => openedUrls).toEqual(['kosha://open']);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    await expectScreen(page, 'Opening the app', /\/promotion\?/);
    await expect(page.getByText('The app should be open now.')).toBeVisible();
  });

  await test.step('without the app, the page redirects to home after 5 seconds', async () => {
    await page.goto('/promotion');
    // Waits until the page has tried to open the native app, because the countdown of 5 seconds has
    // then started.
    await expect.poll(() => openedUrls).toHaveLength(2);
    await page.clock.runFor(4_000);
    await expectScreen(page, 'Opening the app', '/promotion');
    await page.clock.runFor(1_000);
    await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  });
  expect(openedUrls).toEqual(['kosha://open', 'kosha://open']);
});
