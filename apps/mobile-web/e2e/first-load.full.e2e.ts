import type { Page, Request } from '@playwright/test';
import { nextPhone, signOutEverywhere } from './support/sign-out.ts';
import { holdScripts } from './support/network.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

function watchReads(page: Page): Request[] {
  const reads: Request[] = [];
  const screenCalls = /\/api1\/(home|auth|product|order|bank)\//;
  page.on('request', (request) => {
    if (screenCalls.test(request.url())) reads.push(request);
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
    file: 'order-list.screen',
  },
  {
    title: 'Product',
    path: '/product/2',
    shows: 'Product Eligibility',
    reads: ['/api1/product/v1/product-info?id=2', '/api1/home/v1/index'],
    file: 'product.screen',
  },
];

test('a screen shows its frame and requests its data and files, once, before the app starts', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  for (const { title, path, shows, reads: expected, file } of screens) {
    await test.step(title, async () => {
      const release = await holdScripts(page);
      const reads = watchReads(page);
      const fileRequest = page.waitForRequest(new RegExp(`/assets/${file}-[^/]*\\.js$`));
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => addressesOf(reads)).toEqual(expected);
      await fileRequest;
      await expect(
        page.locator('#root > [data-frame]').getByText('Loading the screen'),
      ).toBeVisible();
      release();
      await expectScreen(page, title, path);
      await expect(page.getByText(shows).first()).toBeVisible();
      expect(addressesOf(reads).filter((address) => !address.includes('/calculate'))).toEqual(
        expected,
      );
      page.removeAllListeners('request');
      await page.unrouteAll();
    });
  }
});

test('the apply page starts its requests before its code has loaded', async ({
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
  ];
  await expect.poll(() => addressesOf(reads)).toEqual(expected);
  release();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await expect(page.getByText('₹4,410').first()).toBeVisible();
  expect(addressesOf(reads).filter((address) => !address.includes('/calculate'))).toEqual(expected);
});

test(
  'prefetches send the same headers as requests of the app',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('loaned', phone));
    const release = await holdScripts(page);
    const reads = watchReads(page);
    await page.goto('/order', { waitUntil: 'commit' });
    await expect.poll(() => addressesOf(reads)).toEqual(['/api1/order/v1/list']);
    release();
    await expect(page.getByText('Loaned').first()).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => addressesOf(reads)).toContain('/api1/home/v1/index');
    const [inlineRequest, appRequest] = await Promise.all(
      [reads[0]!, reads.at(-1)!].map(async (read) => {
        const { referer: _, ...headers } = await read.allHeaders();
        return headers;
      }),
    );
    expect(inlineRequest).toEqual(appRequest);
  },
);

test('a person who signs in meanwhile in another tab does not see data prefetched for the previous person', async ({
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

test('a session that ended meanwhile redirects to sign-in with the reason', async ({
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
});

test('a visitor sees the sign-in page before the app starts, without any requests for data', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const reads = watchReads(page);
  await page.goto('/?fbclid=click-1', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  release();
  const address = '/login?redirect=%2F%3Ffbclid%3Dclick-1&fbclid=click-1';
  await expectScreen(page, 'Sign in', address);
  expect(addressesOf(reads)).toEqual([]);
});
