import type { Page } from '@playwright/test';
import { test as onBrokenConnection } from './support/cut-connection.ts';
import { failures, blockResponsesUntilCalled } from './support/network.ts';
import { test as onHostInTwo } from './support/page-in-two.ts';
import { chooseCard, expectCodeSent, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const notReady = (page: Page) => page.getByRole('alert').filter({ hasText: 'not ready yet' });

const filesOfLogin = ['index', 'login.screen', 'common'];

for (const file of filesOfLogin) {
  onBrokenConnection(
    `sign-in shows an error if its file '${file}' fails to load, and Reload opens it`,
    { tag: file !== 'index' ? '@full' : [] },
    async ({ page, connection, phone }) => {
      connection.refuse(new RegExp(`/${file}-[^/]+\\.js`));
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(notReady(page)).toBeVisible();
      await expectAccessible(page);

      connection.restore();
      await notReady(page).getByRole('button', { name: 'Reload' }).click();
      await expectScreen(page, 'Sign in', '/login');
      await expect(notReady(page)).toHaveCount(0);
      await page.getByLabel('Mobile number').fill(phone);
      await page.getByRole('button', { name: 'Get', exact: true }).click();
      await expectCodeSent(page, phone);
    },
  );
}

onBrokenConnection(
  'a screen whose styles fail to load shows an error above its frame, and Reload opens it',
  { tag: '@full' },
  async ({ page, connection, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('verified', phone));
    connection.refuse(/\/bank-list-[^/]+\.css/);
    await page.goto('/bank?pid=1', { waitUntil: 'commit' });
    await expect(notReady(page)).toBeVisible();
    connection.restore();
    await notReady(page).getByRole('button', { name: 'Reload' }).click();
    await expectScreen(page, 'Bank Card', '/bank?pid=1');
    await expect(page.getByText('HDFC0001234')).toBeVisible();
    await expect(notReady(page)).toHaveCount(0);
  },
);

for (const { path, title, file, shows } of [
  { path: '/bank/add?pid=1', title: 'Add Bank Card', file: 'index', shows: 'IFSC Code' },
  { path: '/', title: 'Home', file: 'home.screen', shows: 'Loans for you' },
]) {
  onHostInTwo(
    `'${title}' opens even if its file '${file}' arrives before the end of the page`,
    async ({ openDevice, host, sandbox, phone }) => {
      const page = await openDevice({ baseURL: host.origin });
      await signInAs(page, await sandbox.persona('verified', phone));
      const response = page.waitForResponse(new RegExp(`/${file}-[^/]+\\.js$`));
      await page.goto(path, { waitUntil: 'commit' });
      await (await response).finished();
      // Gives the loaded script time to run before the rest of the page arrives.
      for (let turn = 0; turn < 20; turn += 1)
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      host.finish();
      await expectScreen(page, title, path);
      await expect(page.getByText(shows).first()).toBeVisible();
    },
  );
}

test('a page whose script hangs shows an error within ten seconds, and Reload opens it', async ({
  page,
}) => {
  await page.clock.install();
  const respondToLaterCalls = await blockResponsesUntilCalled(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(notReady(page)).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(notReady(page)).toBeVisible();
  respondToLaterCalls();
  await notReady(page).getByRole('button', { name: 'Reload' }).click();
  await expectScreen(page, 'Sign in', '/login');
  await expect(notReady(page)).toHaveCount(0);
});

test(
  'lazy components that failed to load are fetched again when they are next needed',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await sandbox.set({ isPositionWanted: true });
    await signInAs(page, await sandbox.persona('verified', phone));
    const breakFile = (name: string) =>
      page.route(`**/assets/${name}-*.js*`, (route) => route.abort());
    const failed = (name: string) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${name}-`));

    await breakFile('install-banner');
    let isBannerMissing = false;
    page.on('requestfailed', (request) => {
      isBannerMissing ||= request.url().includes('/install-banner-');
    });

    await test.step('a dialog, at the next tap', async () => {
      await breakFile('tier-lock-dialog');
      await page.goto('/');
      const step = page.getByRole('button', { name: /^How to unlock / }).first();
      await step.click();
      await expect(page.getByText(failures['a broken connection'].told)).toBeVisible();
      await page.unroute('**/assets/tier-lock-dialog-*.js*');
      await step.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a banner at the end of a screen, when it is seen again', async () => {
      const banner = page.getByText('Add Kosha to your home screen');
      const scrollTo = (end: 'top' | 'bottom') =>
        page.evaluate((top) => window.scrollTo(0, top), end === 'top' ? 0 : 100_000);
      // Scrolls in each attempt, because the closing dialog may restore the earlier scroll
      // position.
      const isMissingAtEnd = async () => {
        // Ignores errors, because scrolling fails while the page reloads. The app reloads the page
        // after a second file, here the banner's, has failed to load.
        await scrollTo('bottom').catch(() => {});
        return isBannerMissing;
      };
      await expect.poll(isMissingAtEnd).toBe(true);
      const navigationType = () =>
        page
          .evaluate(
            () =>
              (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
                ?.type,
          )
          .catch(() => 'navigating');
      await expect.poll(navigationType).toBe('reload');
      await page.unroute('**/assets/install-banner-*.js*');
      // The app loads the banner when the banner comes near the viewport. In this low viewport, the
      // banner is not near while the page is scrolled to the top.
      await page.setViewportSize({ width: 360, height: 200 });
      await scrollTo('top');
      await expect(async () => {
        await scrollTo('top');
        await scrollTo('bottom');
        await expect(banner).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });

    await test.step('the location prompt before applying, when the browser is online again', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await breakFile('find-location-sheet');
      const isMissing = failed('find-location-sheet');
      await chooseCard(page);
      await isMissing;
      await page.unroute('**/assets/find-location-sheet-*.js*');
      const needUpload = page.waitForResponse('**/device/v1/needUpload');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await needUpload;
      await page.getByRole('button', { name: 'APPLY NOW' }).click();
      await expect(page.getByRole('dialog', { name: 'Share your location?' })).toBeVisible();
    });
  },
);

const prerendered = [
  '/',
  '/order',
  '/personal',
  '/orders/1/detail',
  '/login',
  '/download',
  '/alert',
  '/distribution',
  '/promotion',
  '/verify/contact2',
  '/agreement/loan',
  '/agreement/privacy',
];

test('without JavaScript every page explains that it is required, and shows no forms or loading indicators', async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of prerendered) {
    await page.goto(path);
    const notice = page.locator('noscript p', { hasText: 'This page needs JavaScript.' });
    await expect(notice, path).toBeInViewport();
    expect((await notice.boundingBox())?.y, path).toBe(0);
    await expect(page.locator('form'), path).toBeHidden();
    await expect(page.locator('[data-loading]:visible'), path).toHaveCount(0);
  }
  await context.close();
});

test('a crash outside the screens shows the error page, and Retry restarts the app', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    let isBroken = true;
    listen('restore', () => (isBroken = false));
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      if (isBroken && args[0] === 'mousedown') throw new Error('The shell breaks on purpose');
      listen(...args);
    };
  });
  await page.goto('/login');
  const crash = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(crash).toContainText('Your data is safe.');
  await expectAccessible(page);
  await page.evaluate(() => dispatchEvent(new Event('restore')));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectScreen(page, 'Sign in', '/login');
  await page.getByLabel('Mobile number').fill('9876543210');
});
