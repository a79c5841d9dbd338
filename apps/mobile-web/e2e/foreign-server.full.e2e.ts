import { readBrand } from '@kosha/brand';
import { readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findForeignBrand } from '../build/foreign-brand.ts';
import { routePatterns } from '../src/shared/paths.ts';
import { findSplitText } from '../src/shared/testing/find-split-text.ts';
import { supportedCalls } from './foreign-server/calls.ts';
import { startForeignServer } from './foreign-server/server.ts';
import { android } from './support/devices.ts';
import { startHost, type Host } from './support/hosts.ts';
import { buildBrand } from './support/builds.ts';
import { diffCapabilities, probeScreens, readOperationNames } from './support/contract-cli.ts';
import { addBank, expectCodeSent, expectScreen } from './support/flow.ts';
import { serverOf } from './support/servers.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

async function expectReadable(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height });
  expect(await page.evaluate(findSplitText)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width, height });
}

/**
 * Simulates another lender's app on this host. The apps of all brands store the session token in a
 * cookie with the same name, so the other app overwrites the token of this app.
 */
async function setCookieOfOtherLender(page: Page): Promise<void> {
  // Leaves the app first, because its pending requests would send the other lender's cookie, and
  // the test asserts that no request sends it.
  await page.goto('about:blank');
  await page
    .context()
    .addCookies([{ name: 'token', value: 'of-another-lender', url: host.origin }]);
}

const brand = readBrand('apps/mobile-web/e2e/second-brand');
let build: string;
let foreign: { origin: string; server: Server };
let host: Host;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
test.beforeAll(async ({}, { parallelIndex }) => {
  test.setTimeout(600_000);
  build = await buildBrand(brand.folder);
  foreign = await startForeignServer({ appName: brand.name, customer: brand.lender });
  host = await startHost('nginx', serverOf(parallelIndex).port + 40, foreign.origin, build);
});
test.afterAll(async () => {
  await host.stop();
  foreign.server.close();
  await rm(build, { recursive: true });
});

test('the build of another brand contains neither our name nor our mark or colour', async () => {
  const dist = join(build, 'dist');
  expect(findForeignBrand(dist, readBrand())).toEqual([]);
  expect(await readFile(join(dist, 'icon.svg'), 'utf8')).toBe(brand.mark);
  const styles = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(
    styles.map((name) => readFile(join(dist, 'assets', name), 'utf8')),
  );
  // Compares booleans, because a failure message with whole style sheets would be unreadable.
  const has = (colour: string) => texts.join('').includes(colour);
  expect([has(brand.colour), has(readBrand().colour)]).toEqual([true, false]);
});

test("an Android browser takes and repays a loan of another brand, without a native app and on another team's server", async ({
  openDevice,
  phone,
}) => {
  const page = await openDevice({ ...android, baseURL: host.origin });
  const packages = new Set<string | undefined>();
  const calls = new Set<string>();
  const sessions: Promise<string | undefined>[] = [];
  await setCookieOfOtherLender(page);
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/api1');
    if (path === undefined) return;
    packages.add(request.headers()['packagename']);
    sessions.push(request.allHeaders().then(({ cookie }) => cookie));
    calls.add(`${request.method()} ${path}`);
  });
  await page.goto('/login');
  await expect(page).toHaveTitle(`Sign in · ${brand.name}`);
  await expect(page.getByText(brand.lender.companyName)).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expectCodeSent(page, phone);
  await page.getByLabel('One-time code').fill('0000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await page.getByLabel('One-time code').fill('4711');
  await page.getByRole('button', { name: 'Login' }).click();

  await expectScreen(page, 'Home', '/');
  await expectReadable(page);
  await page.getByRole('link', { name: 'Sahaj Loan' }).click();
  await expectScreen(page, 'Product', '/product/501');
  await expect(page.getByText('₹6,042').first()).toBeVisible();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Apply', '/product/501/detail');
  await expectReadable(page);
  await page.getByLabel('Amount').selectOption('4000');
  await page.getByLabel('Automatically get money?').uncheck();
  await page.getByRole('link', { name: 'Bank account' }).click();
  await addBank(page);
  await expectScreen(page, 'Apply', /\/product\/501\/detail\?bank_id=/);
  await page.getByRole('button', { name: 'APPLY NOW' }).click();

  await page.goto('/order');
  await expect(page.getByRole('listitem')).toContainText('Pass');
  await page.getByRole('link', { name: 'Confirm and get the money' }).click();
  await expectScreen(page, 'Confirm', /\/orders\/\d+\/confirm$/);
  await expect(page.getByText('₹3,622.40').first()).toBeVisible();
  await page.getByRole('button', { name: 'Get Money' }).click();
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
  await page.goto('/');
  await expect(page.getByText('₹4,028').first()).toBeVisible();

  await setCookieOfOtherLender(page);
  await page.goto('/order');
  await page.getByRole('link', { name: 'See details', exact: true }).click();
  await expectScreen(page, 'Order Detail', /\/orders\/\d+\/detail$/);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Repayment ₹ 4,028' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repay ₹4,028?' });
  await dialog.getByRole('button', { name: 'Pay ₹4,028' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto(`${host.origin}/order`);
  await expect(page.getByRole('listitem')).toContainText('Settled');

  const storedKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storedKeys.filter((key) => !key.startsWith(`${brand.id}.`))).toEqual([]);
  expect([...packages]).toEqual([brand.packageName]);
  const cookies = (await Promise.all(sessions)).filter((cookie) => cookie !== undefined);
  expect(cookies.length).toBeGreaterThan(10);
  expect(cookies.filter((cookie) => cookie.includes('of-another-lender'))).toEqual([]);
  // The app makes no calls that capabilities.json lists as missing (D62).
  expect(calls).toContain('POST /order/v1/apply');
  expect(brand.missingCalls.filter((call) => calls.has(call))).toEqual([]);
  await page.goto('/personal');
  for (const name of ['My consents', 'My data', 'Grievances'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const bar = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await bar.getAttribute('content')).toBe(hexOf(ground));
  }
});

/**
 * Applies for a loan with automatic payout. The server pays out the loan at the first request that
 * reads the loan.
 */
async function takeLoan(phone: string): Promise<{ token: string; orderId: string }> {
  const send = async (
    path: string,
    body?: object,
    token = '',
  ): Promise<Record<string, unknown>> => {
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${foreign.origin}/api1${path}`, { headers: { token }, ...post });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  await send(`/sms/v1/sendCode?phone=91${phone}`);
  const { token } = await send('/user/v1/login', { phone: `91${phone}`, code: '4711' });
  const { orderId } = await send(
    '/order/v1/apply',
    { borrowAmount: 4000, autoMoney: 1 },
    String(token),
  );
  return { token: String(token), orderId: String(orderId) };
}

test('the contract tools predict the missing calls of this server and the failing calls of each screen, and no screen crashes', async ({
  openDevice,
  phone,
}) => {
  expect(await diffCapabilities(supportedCalls)).toEqual(
    JSON.parse(await readFile(join(brand.folder, 'capabilities.json'), 'utf8')),
  );
  const { token, orderId } = await takeLoan(phone);
  const rows = await probeScreens(foreign.origin, {
    signIn: [
      { method: 'GET', url: `/api1/sms/v1/sendCode?phone=91${phone}` },
      {
        url: '/api1/user/v1/login',
        body: { phone: `91${phone}`, code: '4711' },
        take: { token: '/data/token' },
      },
    ],
    headers: { token: '{token}' },
    values: { id: '501', productId: '501', amount: 4000, period: 7, orderId },
  });
  expect(rows.length).toBeGreaterThan(30);
  const operationOf = await readOperationNames();
  const page = await openDevice({ baseURL: host.origin });
  await page.goto('/icon.svg');
  await page.evaluate(
    ([key = '', session = '']) => localStorage.setItem(key, session),
    [`${brand.id}.session`, JSON.stringify({ token, phone })],
  );

  /** Compares the failed calls of a screen with the prediction of `contract probe`. */
  const differsAt = async (pattern: string) => {
    const tab = await page.context().newPage();
    const failed = new Set<string>();
    tab.on('response', (response) => {
      const name = operationOf(response.request().method(), response.url());
      if (name !== undefined && response.status() >= 400) failed.add(name);
    });
    const path = pattern.replace(':pid', '501').replace(/:o?id/, orderId);
    await tab.goto(`${path}?pid=501&orderId=${orderId}&token=${'a'.repeat(32)}`, {
      waitUntil: 'networkidle',
    });
    await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(
      tab.getByRole('heading', { name: 'Something went wrong', exact: true }),
    ).toHaveCount(0);
    const { verdict, causes = [] } = rows.find(({ screen }) => screen === pattern) ?? {};
    // Waits for a failed call, because the network may be idle before the screen sends its
    // requests. The screen of a completed verification step sends no request, but redirects.
    const hasRedirected = () => new URL(tab.url()).pathname !== path;
    if (verdict === 'does not work')
      await expect.poll(() => failed.size > 0 || hasRedirected()).toBe(true);
    await tab.close();
    const named = new Set(causes.flatMap(({ calls }) => calls));
    if (verdict === undefined || verdict === 'not seen') return [];
    const isPredicted = verdict === 'does not work' || failed.size === 0;
    const unnamed = [...failed].filter((name) => !named.has(name));
    return isPredicted && unnamed.length === 0 ? [] : [{ pattern, verdict, failed: [...failed] }];
  };
  const all: string[] = Object.values(routePatterns);
  const differing: object[] = [];
  const openNext = async (): Promise<void> => {
    for (let pattern = all.pop(); pattern !== undefined; pattern = all.pop())
      differing.push(...(await differsAt(pattern)));
  };
  await Promise.all(Array.from({ length: 6 }, openNext));
  expect(differing).toEqual([]);
});
