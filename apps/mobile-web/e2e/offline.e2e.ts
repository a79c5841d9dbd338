import { languages } from '@kosha/domain';
import { newestOrderId } from './support/api.ts';
import {
  expectBuildCached,
  expectFilesCached,
  expectCached,
  findCached,
  visitOrders,
} from './support/cached.ts';
import { localeOptions } from './support/language.ts';
import { expectRetryAfterReconnect, failures } from './support/network.ts';
import { expectScreen, pressPay } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { expectNoEnglish, translatorOf } from './support/messages.ts';

test.use({ serviceWorkers: 'allow' });

const offlineNote = /^This is as of .+\. Amounts may have changed since\.$/;
const noConnection = failures['a broken connection'].told;

test('visited screens open without a connection, show their age, and update once online', async ({
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
    { title: 'Home', path: '/', shows: 'Loans for you', reads: ['/home/v1/index'] },
    {
      title: 'Product',
      path: '/product/2',
      shows: 'Product Eligibility',
      reads: ['/product/v1/product-info', '/auth/v1/find-user-auth'],
    },
    { title: 'Orders', path: '/order', shows: 'See details', reads: ['/order/v1/list'] },
    {
      title: 'Order Detail',
      path: `/orders/${orderId}/detail`,
      shows: 'Order no',
      reads: ['/order/v1/detail', '/order/v1/get-auto-apply'],
    },
    {
      title: 'Bank Card',
      path: '/bank?pid=1',
      shows: 'HDFC0001234',
      reads: ['/bank/v1/find-user-bank-card'],
    },
    {
      title: 'Help Center',
      path: '/personal/help',
      shows: 'Who can apply?',
      reads: ['/client/v1/faq'],
    },
  ];
  for (const { path, shows, reads } of visited) {
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.getByText(offlineNote)).toHaveCount(0);
    // Waits for the service worker, because the app starts it only when the first page is idle.
    await expectFilesCached(page);
    // The test waits for the cached responses, because leaving the page would abort a pending
    // request.
    await expectCached(page, reads);
  }
  expect(await findCached(page, [session.token, session.phone, session.webUuid])).toEqual([]);

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
  // Reloads the page, because after `setOffline(false)` the service worker stays offline until a
  // page loads.
  await page.reload();
  await expect(page.getByText(offlineNote)).toHaveCount(0);
  await expect(page.getByRole('listitem')).toContainText('Loaned');
});

test(
  'offline, a screen that was not visited shows the error, and Retry loads it once online',
  { tag: '@full' },
  async ({ page, context, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/');
    await expectScreen(page, 'Home', '/');
    await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
    await expectCached(page, ['/home/v1/index']);
    await expectFilesCached(page);
    await expectBuildCached(page);
    await context.setOffline(true);
    await page.goto('/order');
    await expectRetryAfterReconnect(page);
  },
);

test('after the first screen, every screen opens on a network that has dropped', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
  await expectFilesCached(page);
  await expectBuildCached(page);
  await context.route('**/assets/**', (route) => route.abort());
  const screens = [
    ['/product/2', 'Product'],
    ['/bank/add?pid=1', 'Add Bank Card'],
    ['/bank/ifsc?pid=1', 'Find IFSC Code'],
    ['/order', 'Orders'],
    ['/personal/help', 'Help Center'],
  ] as const;
  for (const [path, title] of screens) {
    await page.goto(path);
    await expectScreen(page, title, /./);
  }
});

test(
  'in another language, every screen opens with its messages on a network that has dropped (D58)',
  { tag: '@full' },
  async ({ openDevice, sandbox, phone }) => {
    const hindi = translatorOf('hi');
    const page = await openDevice(localeOptions('hi'));
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/');
    await expectScreen(page, hindi('title.home'), '/');
    await expectFilesCached(page);
    await expectBuildCached(page, 'hi');
    await page.context().route('**/assets/**', (route) => route.abort());
    for (const [path, title] of [
      ['/product/2', 'dataTitle.product'],
      ['/order', 'title.orders'],
      ['/personal/help', 'dataTitle.help'],
    ] as const) {
      await page.goto(path);
      await expectScreen(page, hindi(title), /./);
      await expectNoEnglish(page);
    }
  },
);

test(
  'in data saver mode, only the files of visited screens are fetched',
  { tag: '@full' },
  async ({ page, context, sandbox, phone }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/');
    await expectFilesCached(page);
    await expectCached(page, ['/home/v1/index']);
    expect(await findCached(page, ['/assets/ifsc.screen'])).toEqual([]);
  },
);

test(
  'cached responses update without a reload when the server is reachable again',
  { tag: '@full' },
  async ({ page, context, sandbox, phone }) => {
    await visitOrders(page, await sandbox.persona('loaned', phone));
    await context.route('**/api1/order/v1/list', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(offlineNote)).toBeVisible();
    await context.unroute('**/api1/order/v1/list');
    await expect(page.getByText(offlineNote)).toHaveCount(0);
    await expect(page.getByRole('listitem')).toContainText('Loaned');
  },
);

test('a server error is shown instead of the cached response', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await visitOrders(page, await sandbox.persona('loaned', phone));
  // The route is on the context, because the service worker sends this request.
  await context.route('**/api1/order/v1/list', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<title>Bad gateway</title>' }),
  );
  await page.reload();
  await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
  await expect(page.getByText(offlineNote)).toHaveCount(0);
});

test(
  'a repeat visit fetches no scripts or styles',
  { tag: '@full' },
  async ({ page, context, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/');
    await expectScreen(page, 'Home', '/');
    await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
    await expectFilesCached(page);
    await expectBuildCached(page);
    // Simulates a phone that has deleted its HTTP cache, so that only the cache of the service
    // worker has the files.
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Network.enable');
    const served: { url: string; fromServiceWorker: boolean }[] = [];
    cdp.on('Network.responseReceived', ({ response, type }) => {
      if (type !== 'Script' && type !== 'Stylesheet') return;
      served.push({ url: response.url, fromServiceWorker: response.fromServiceWorker === true });
    });
    const requests: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker() && /\.(js|css)$/.test(request.url()))
        requests.push(request.url());
    });
    await page.reload();
    await expectScreen(page, 'Home', '/');
    await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
    expect(served.length).toBeGreaterThan(0);
    expect(served.filter(({ fromServiceWorker }) => !fromServiceWorker)).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test(
  'a page cached in another language is not shown after a language change',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/order');
    await expectFilesCached(page);
    await page.goto('/order');
    await expectScreen(page, 'Orders', '/order');
    await expect
      .poll(() => findCached(page, [`${new URL(page.url()).origin}/order`]))
      .not.toEqual([]);
    await page.goto('/personal');
    await page.getByRole('button', { name: languages.hi }).click();
    await expectScreen(page, translatorOf('hi')('dataTitle.account'), '/personal');
    const isKept = () => page.evaluate(async () => (await caches.match('/order')) !== undefined);
    await expect.poll(isKept).toBe(false);
    const opened = await page.goto('/order');
    expect(await opened?.text()).toMatch(/<html[^>]* lang="hi-IN"/);
  },
);

test(
  'a new build deletes the cached files of the previous build',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    // Opens an image instead of the app, because the app could start the service worker before the
    // test has added the cache entries of the previous build.
    await page.goto('/icon.svg');
    await page.evaluate(async () => {
      const cache = await caches.open('kosha-files');
      await cache.put('/assets/index-old.js', new Response('throw 1'));
      await (
        await caches.open('kosha-responses')
      ).put('/api1/home/v1/index?old', new Response('{}'));
    });
    await signInAs(page, await sandbox.persona('loaned', phone));
    await page.goto('/');
    await expectFilesCached(page);
    await expectCached(page, ['/home/v1/index']);
    expect(await findCached(page, ['index-old.js', 'index?old'])).toEqual([]);
  },
);
