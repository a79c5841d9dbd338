import type { Page } from '@playwright/test';
import { newestOrderId } from './support/api.ts';
import { expectFilesKept, expectKept, findKept, keptReads } from './support/kept.ts';
import { expectRetryOnceBack, failures } from './support/network.ts';
import { expectScreen, signIn } from './support/road.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const offlineNote = /^This is as of .+\. Amounts may have changed since\.$/;
const noConnection = failures['a broken connection'].told;

/** Signs in on the list of orders, whose answer is kept. */
async function visitOrders(page: Page, session: PersonaSession): Promise<void> {
  await signInAs(page, session);
  await page.goto('/order');
  await expectKept(page, ['/order/v1/list']);
}

async function pressPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Repayment/ }).click();
  await page.getByLabel('Reapply after this repayment').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
}

async function quit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
}

test('what was visited opens without a connection, says how old it is, and is renewed after', async ({
  page,
  context,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('loaned', phone);
  const orderId = await newestOrderId(request, session);
  await signInAs(page, session);
  const visited = [
    { title: 'Home', path: '/', shows: 'Loans for you' },
    { title: 'Product', path: '/product/2', shows: 'Product Eligibility' },
    { title: 'Orders', path: '/order', shows: 'See details and repay' },
    { title: 'Order Detail', path: `/orders/${orderId}/detail`, shows: 'Order no' },
    { title: 'Bank Card', path: '/bank?pid=1', shows: 'HDFC0001234' },
    { title: 'Help Center', path: '/personal/help', shows: 'Who can apply?' },
  ];
  for (const { path, shows } of visited) {
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.getByText(offlineNote)).toHaveCount(0);
    // On its first page the worker comes only after the page.
    await expectFilesKept(page);
  }
  await expectKept(page, [
    '/auth/v1/find-user-auth',
    '/bank/v1/find-user-bank-card',
    '/client/v1/faq',
    '/home/v1/index',
    '/order/v1/detail',
    '/order/v1/list',
    '/product/v1/product-info',
  ]);
  expect(await findKept(page, [session.token, session.phone, session.webUuid])).toEqual([]);

  await context.setOffline(true);
  for (const { title, path, shows } of visited) {
    await page.goto(path);
    await expectScreen(page, title, /./);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.getByText(offlineNote)).toBeVisible();
  }
  const steps = page.waitForResponse('**/api1/auth/v1/find-user-auth');
  await page.goto('/');
  await steps;
  await expect(page.getByText(offlineNote)).toBeVisible();
  await expect(page.getByText(noConnection)).toHaveCount(0);
  await page.goto(`/orders/${orderId}/detail`);
  await expect(page.getByText(offlineNote)).toBeVisible();
  await expectAccessible(page);
  await pressPay(page);
  await expect(page.getByText(noConnection)).toBeVisible();

  await page.goto('/order');
  await expect(page.getByText(offlineNote)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offlineNote)).toHaveCount(0);
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});

test('a screen that was not visited says that there is no connection, and Retry brings it', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/');
  await expect(page.getByText('Loans for you')).toBeVisible();
  await expectKept(page, ['/home/v1/index']);
  await context.setOffline(true);
  await page.goto('/order');
  await expectRetryOnceBack(page);
});

test('what was kept is renewed by itself once the server can be reached, although the connection never went', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await visitOrders(page, await sandbox.persona('loaned', phone));
  await context.route('**/api1/order/v1/list', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  await context.unroute('**/api1/order/v1/list');
  await expect(page.getByText(offlineNote)).toHaveCount(0);
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});

test('an answer of the server is shown even where it is a fault', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await visitOrders(page, await sandbox.persona('loaned', phone));
  // The context's, not the page's: it is the worker that asks.
  await context.route('**/api1/order/v1/list', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<title>Bad gateway</title>' }),
  );
  await page.reload();
  await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
  await expect(page.getByText(offlineNote)).toHaveCount(0);
});

test('signing out offline leaves nothing of the session', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('loaned', phone);
  await signInAs(page, session);
  await page.goto('/');
  await expectFilesKept(page);
  await expectKept(page, ['/home/v1/index']);
  await page.getByRole('link', { name: 'Orders' }).click();
  await expectKept(page, ['/order/v1/list']);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Account' }).click();
  await quit(page);
  await expectScreen(page, 'Sign in', '/login');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['kosha-files']);
  const ofTheSession = [session.token, session.phone, '"undwayList":', '"orderNo":'];
  expect(await findKept(page, ofTheSession)).toEqual([]);

  for (const path of ['/', '/order']) {
    await page.goto(path);
    await expectScreen(page, 'Sign in', `/login?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText(/₹/)).toHaveCount(0);
  }
});

test('nobody is shown what was kept of somebody else', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await visitOrders(page, await sandbox.persona('loaned', phone));
  await expectFilesKept(page);
  expect(await findKept(page, ['"orderNo":'])).not.toEqual([]);

  // Past the app, so that it cannot clear anything.
  const next = `7${phone.slice(1)}`;
  await signInAs(page, await sandbox.persona('verified', next));
  await context.setOffline(true);
  await page.goto('/order');
  await expect(page.getByText(noConnection)).toBeVisible();
  await expect(page.getByText(/₹/)).toHaveCount(0);

  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByText('Loans for you')).toBeVisible();
  await expectKept(page, ['/home/v1/index']);
  expect(await findKept(page, ['"orderNo":'])).toEqual([]);
});

test('who loses the session keeps no answers, and a write ends those before it', async ({
  page,
  sandbox,
  phone,
  openDevice,
}) => {
  await visitOrders(page, await sandbox.persona('loaned', phone));
  const other = await openDevice();
  await other.goto('/login');
  await signIn(other, sandbox, phone);
  await expectScreen(other, 'Home', '/');
  await page.getByRole('link', { name: 'Home' }).click();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  await expect.poll(() => keptReads(page)).toEqual([]);

  await other.goto('/order');
  await expectKept(other, ['/order/v1/list']);
  await other.getByRole('link', { name: 'See details and repay' }).click();
  await expectKept(other, ['/order/v1/detail']);
  await other.route('**/pay-order/**', (route) => route.abort());
  await pressPay(other);
  await expect.poll(() => keptReads(other)).not.toContain('/api1/order/v1/list');
});

test('a repeat visit fetches no script and no style', async ({ page, context, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/');
  await expect(page.getByText('Loans for you')).toBeVisible();
  await expectFilesKept(page);
  // What the browser's own cache holds must not matter: on a phone it is soon pushed out.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.enable');
  const served: { url: string; fromServiceWorker: boolean }[] = [];
  cdp.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    served.push({ url: response.url, fromServiceWorker: response.fromServiceWorker === true });
  });
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() && /\.(js|css)$/.test(request.url())) asked.push(request.url());
  });
  await page.reload();
  await expect(page.getByText('Loans for you')).toBeVisible();
  expect(served.length).toBeGreaterThan(0);
  expect(served.filter(({ fromServiceWorker }) => !fromServiceWorker)).toEqual([]);
  expect(asked).toEqual([]);
});

test('a new build drops the files of the one before', async ({ page, sandbox, phone }) => {
  // Before any page of the app: from there on the worker may begin at any moment.
  await page.goto('/icon.svg');
  await page.evaluate(async () => {
    const cache = await caches.open('kosha-files');
    await cache.put('/assets/index-old.js', new Response('throw 1'));
    await (await caches.open('kosha-answers')).put('/api1/home/v1/index?old', new Response('{}'));
  });
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/');
  await expectFilesKept(page);
  await expectKept(page, ['/home/v1/index']);
  expect(await findKept(page, ['index-old.js', 'index?old'])).toEqual([]);
});
