import type { Page, Request } from '@playwright/test';
import { nextPhone, signOutEverywhere } from './support/leaving.ts';
import { holdScripts } from './support/network.ts';
import { expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

/** Collects the calls of the page that read what a screen shows. */
function watchReads(page: Page): Request[] {
  const reads: Request[] = [];
  const ofScreens = /\/api1\/(home|auth|product|order|bank)\//;
  page.on('request', (request) => {
    if (ofScreens.test(request.url())) reads.push(request);
  });
  return reads;
}

const addressesOf = (reads: readonly Request[]): string[] =>
  reads.map((read) => new URL(read.url())).map(({ pathname, search }) => pathname + search);

const screens = [
  {
    title: 'Home',
    path: '/',
    shows: 'Loans for you',
    reads: ['/api1/home/v1/index', '/api1/auth/v1/find-user-auth'],
    file: 'home.screen',
  },
  {
    title: 'Orders',
    path: '/order',
    shows: 'Loaned',
    reads: ['/api1/order/v1/list'],
    file: 'orders',
  },
  {
    title: 'Product',
    path: '/product/2',
    shows: 'Product Eligibility',
    reads: [
      '/api1/product/v1/product-info?id=2',
      '/api1/home/v1/index',
      '/api1/order/v1/calculate?amount=7000&period=7&productId=2',
    ],
    file: 'product.screen',
  },
];

test('a screen shows its frame and asks for its data and its files before the app starts, and asks once', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  for (const { title, path, shows, reads: expected, file } of screens) {
    await test.step(title, async () => {
      const release = await holdScripts(page);
      const reads = watchReads(page);
      const asksForFile = page.waitForRequest(new RegExp(`/assets/${file}-[^/]*\\.js$`));
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => addressesOf(reads)).toEqual(expected);
      await asksForFile;
      await expect(page.locator('#shell').getByText('Loading the screen')).toBeVisible();
      release();
      await expectScreen(page, title, path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.locator('#shell')).toHaveCount(0);
      expect(addressesOf(reads)).toEqual(expected);
      page.removeAllListeners('request');
      await page.unrouteAll();
    });
  }
});

for (const { path, persona, shows, hasPrice } of [
  { path: '/', persona: 'loaned', shows: 'Repay now', hasPrice: false },
  { path: '/order', persona: 'loaned', shows: 'Loaned', hasPrice: false },
  { path: '/product/2', persona: 'verified', shows: 'Product Eligibility', hasPrice: true },
  { path: '/product/1/detail', persona: 'verified', shows: 'How this adds up', hasPrice: true },
]) {
  test(`${path} renders once, with the answers that came before its code`, async ({
    page,
    sandbox,
    phone,
  }) => {
    await signInAs(page, await sandbox.persona(persona, phone));
    await page.addInitScript(() => {
      const rendered = { first: '' };
      Object.assign(window, { rendered });
      new MutationObserver((_, watch) => {
        rendered.first = document.querySelector('#root main')?.textContent ?? '';
        if (rendered.first !== '') watch.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(async (waitsForPrice) => {
      const early = (window as { koshaEarly?: Map<string, { answer: Promise<unknown> }> })
        .koshaEarly;
      await Promise.all([...(early?.values() ?? [])].map(({ answer }) => answer));
      return (
        early !== undefined && (!waitsForPrice || [...early.keys()].some((url) => /calc/.test(url)))
      );
    }, hasPrice);
    release();
    // The same may stand in the picture before.
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(page.getByText(shows).first()).toBeVisible();
    const first = await page.evaluate(
      () => (window as unknown as { rendered: { first: string } }).rendered.first,
    );
    expect(first).toContain(shows);
  });
}

test('the apply page asks for the price of the largest amount before its code is here', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  const release = await holdScripts(page);
  const reads = watchReads(page);
  await page.goto('/product/1/detail', { waitUntil: 'commit' });
  const expected = [
    '/api1/product/v1/product-info?id=1',
    '/api1/order/v1/precheck?productId=1',
    '/api1/home/v1/index',
    '/api1/bank/v1/find-user-bank-card',
    '/api1/order/v1/calculate?amount=5000&period=7&productId=1',
  ];
  await expect.poll(() => addressesOf(reads)).toEqual(expected);
  release();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await expect(page.getByText('₹4,410').first()).toBeVisible();
  expect(addressesOf(reads)).toEqual(expected);
});

test('early reads carry the same headers as those of the app', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  const release = await holdScripts(page);
  const reads = watchReads(page);
  await page.goto('/order', { waitUntil: 'commit' });
  await expect.poll(() => addressesOf(reads)).toEqual(['/api1/order/v1/list']);
  release();
  await expect(page.getByText('Loaned').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => addressesOf(reads)).toContain('/api1/home/v1/index');
  const [early, ofTheApp] = await Promise.all(
    [reads[0]!, reads.at(-1)!].map(async (read) => {
      const { referer: _, ...headers } = await read.allHeaders();
      return headers;
    }),
  );
  expect(early).toEqual(ofTheApp);
});

test('who signed in meanwhile in another tab sees nothing of what was asked for the person before', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  const before = await sandbox.persona('loaned', phone);
  await signInAs(page, before);
  const release = await holdScripts(page);
  const reads = watchReads(page);
  await page.goto('/order', { waitUntil: 'commit' });
  await expect.poll(() => reads.length).toBe(1);

  const next = await sandbox.persona('verified', nextPhone(phone));
  await signInAs(await context.newPage(), next);
  release();
  await expect(page.getByText('Loan History')).toBeVisible();
  await expect(page.getByText('Loaned')).toHaveCount(0);
  expect(reads.map((read) => read.headers()['token'])).toEqual([before.token, next.token]);
});

test('a session that ended meanwhile leads to sign-in with its reason', async ({
  page,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await signOutEverywhere(await openDevice(), sandbox, phone);
  const reads = watchReads(page);
  await page.goto('/order');
  await expectScreen(page, 'Sign in', '/login?redirect=%2Forder');
  await expect(
    page.getByText('You signed out on all devices. Please sign in again.'),
  ).toBeVisible();
  expect(addressesOf(reads)).toEqual(['/api1/order/v1/list']);
  expect(await page.evaluate(() => 'shell' in document.documentElement.dataset)).toBe(false);
});

test('a visitor sees no frame, and nothing is asked', async ({ page }) => {
  const release = await holdScripts(page);
  const reads = watchReads(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#shell')).toBeAttached();
  await expect(page.locator('#shell')).toBeHidden();
  release();
  await expectScreen(page, 'Sign in', '/login?redirect=%2F');
  expect(addressesOf(reads)).toEqual([]);
});

test('an answer that is late does not keep the frame: the app shows what it waits for', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.route('**/api1/order/v1/list', () => {}, { times: 1 });
  await page.clock.install();
  await page.goto('/order');
  await expectScreen(page, 'Orders', '/order');
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Loaned').first()).toBeVisible();
});
