import { limits } from '@kosha/domain';
import type { Page } from '@playwright/test';
import { newestOrderId } from './support/api.ts';
import {
  breakNetwork,
  failures,
  blockResponses,
  blockResponsesUntilCalled,
  restoreNetwork,
  passTimeUntilReported,
} from './support/network.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const retryMs = 2_000;

interface Read {
  title: string;
  path: (orderId: string) => string;
  shows: string;
}

const screens: Record<string, readonly Read[]> = {
  loaned: [
    { title: 'Home', path: () => '/', shows: 'Loans for you' },
    { title: 'Orders', path: () => '/order', shows: 'See details' },
    { title: 'Order Detail', path: (id) => `/orders/${id}/detail`, shows: 'Order no' },
    { title: 'Product', path: () => '/product/2', shows: 'Product Eligibility' },
    { title: 'Bank Card', path: () => '/bank?pid=1', shows: 'HDFC0001234' },
    { title: 'Help Center', path: () => '/personal/help', shows: 'Who can apply?' },
  ],
  failed: [{ title: 'Apply', path: () => '/product/1/detail', shows: 'How this adds up' }],
};

for (const [persona, reads] of Object.entries(screens)) {
  test(`without a connection each screen of '${persona}' shows the error, and Retry loads it`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    test.slow(true, 'Opens one screen after the other.');
    const session = await sandbox.persona(persona, phone);
    const orderId = await newestOrderId(request, session);
    await signInAs(page, session);
    await page.clock.install();
    for (const { title, path, shows } of reads) {
      await test.step(title, async () => {
        await breakNetwork(page);
        await page.goto(path(orderId));
        await expectScreen(page, title, /./);
        await passTimeUntilReported(page, failures['a broken connection'].told, retryMs);
        await expectAccessible(page);
        await restoreNetwork(page);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByText(shows).first()).toBeVisible();
        await expect(page.getByText(failures['a broken connection'].told)).toHaveCount(0);
      });
    }
  });
}

test('an HTML page instead of a response shows an error, and Retry loads the orders', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.clock.install();
  for (const [name, { told: message, apply }] of Object.entries(failures).slice(1)) {
    await test.step(name, async () => {
      await apply(page, '**/api1/**');
      await page.goto('/order');
      await passTimeUntilReported(page, message, retryMs);
      await restoreNetwork(page);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('listitem')).toContainText('Loaned');
    });
  }
});

test('a request without a response times out, and Retry loads it', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.clock.install();
  await blockResponses(page, '**/api1/order/v1/list');
  await page.goto('/order');
  await expect(page.getByText('Loading your orders', { exact: true })).toBeAttached();
  const message = 'This is taking too long. Check your network and try again.';
  await passTimeUntilReported(page, message, limits.requestTimeoutMs);
  await restoreNetwork(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});

test('a slow response shows a message and a Retry button before the timeout', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.clock.install();
  // Blocks all requests for the orders, because the screen may wait for a prefetch that the page
  // sent before the app started.
  const respondToLaterCalls = await blockResponsesUntilCalled(page, '**/api1/order/v1/list');
  await page.goto('/order');
  await passTimeUntilReported(page, 'Still trying. Loading your orders', 10_000);
  await expectAccessible(page);
  respondToLaterCalls();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});

for (const [failureName, { fail, mendIt, button }] of Object.entries({
  'while offline': {
    fail: (page: Page) => page.context().setOffline(true),
    mendIt: (page: Page) => page.context().setOffline(false),
    button: 'Retry',
  },
  'because its styles are missing': {
    fail: (page: Page) => page.route('**/*.css', (route) => route.abort()),
    mendIt: restoreNetwork,
    // The browser is online, so the app first reloads the page once. The styles fail again, and the
    // notice of the reloaded page has the button 'Reload' instead of 'Retry'.
    button: 'Reload',
  },
})) {
  test(`a screen that failed to load ${failureName} is styled after one press`, async ({
    page,
    sandbox,
    phone,
  }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/');
    await expectScreen(page, 'Home', '/');
    await fail(page);
    await page.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await mendIt(page);
    await page.getByRole('button', { name: button }).click();
    await expectScreen(page, 'Orders', '/order');
    const hasStyles = () =>
      page.evaluate(() =>
        [...document.styleSheets].some(({ href }) => href?.includes('/order-list-')),
      );
    await expect.poll(hasStyles).toBe(true);
  });
}

test('a section whose styles fail to load does not affect other screens', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  const address = /\/assets\/install-banner-[^/]+\.css/;
  await page.route(address, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (one) => address.test(one.url()));
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await page.getByRole('heading', { name: 'Loans for you' }).scrollIntoViewIfNeeded();
  await failed;
  await page.getByRole('link', { name: 'Orders' }).click();
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});

test('a screen whose file failed to load shows the error, and Retry opens it', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
  const address = /\/assets\/order-list\.screen-[^/]+\.js/;
  await page.route(address, (route) => route.abort());
  // Prevents the automatic reload: before a reload, the app requests `app.html` to check that the
  // server is reachable.
  await page.route('**/app.html', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('app.html'),
  );
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText(failures['a broken connection'].told)).toBeVisible();
  await failedRequest;
  await restoreNetwork(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});
