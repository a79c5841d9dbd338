import { readBrand } from '@kosha/brand';
import { readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { foreignWords } from '../build/foreign-words.ts';
import { startForeignServer } from './foreign-server/server.ts';
import { android } from './support/devices.ts';
import { startHost, type Host } from './support/hosts.ts';
import { buildBrand } from './support/builds.ts';
import { addBank, expectCodeSent, expectScreen } from './support/road.ts';
import { serverOf } from './support/servers.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** '#0f1513' of 'rgb(15, 21, 19)'. */
const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

const brand = readBrand('apps/mobile-web/e2e/second-brand');
let build: string;
let foreign: { origin: string; server: Server };
let host: Host;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
test.beforeAll(async ({}, { parallelIndex }) => {
  // A busy machine needs minutes for a build.
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

test('nothing of the build of another brand has our name, and nothing of what its host serves our mark', async () => {
  const dist = join(build, 'dist');
  expect(foreignWords(dist, readBrand())).toEqual([]);
  expect(await readFile(join(dist, 'icon.svg'), 'utf8')).toBe(brand.mark);
  const styles = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(
    styles.map((name) => readFile(join(dist, 'assets', name), 'utf8')),
  );
  // Whole style sheets would make a failure unreadable.
  const has = (colour: string) => texts.join('').includes(colour);
  expect([has(brand.colour), has(readBrand().colour)]).toEqual([true, false]);
});

test("an Android browser takes a loan of another brand, which has no native app, from another team's server and repays it", async ({
  openDevice,
  phone,
}) => {
  const page = await openDevice({ ...android, baseURL: host.origin });
  const packages = new Set<string | undefined>();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/api1');
    if (path === undefined) return;
    packages.add(request.headers()['packagename']);
    asked.add(`${request.method()} ${path}`);
  });
  await page.goto('/login');
  await expect(page).toHaveTitle(`Sign in · ${brand.name}`);
  await expect(page.getByText(brand.lender.companyName)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expectCodeSent(page, phone);
  await page.getByLabel('One-time code').fill('0000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await page.getByLabel('One-time code').fill('4711');
  await page.getByRole('button', { name: 'Login' }).click();

  await expectScreen(page, 'Home', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sahaj Loan' }).click();
  await expectScreen(page, 'Product', '/product/501');
  await expect(page.getByText('₹6,042').first()).toBeVisible();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Apply', '/product/501/detail');
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

  await page.goto('/order');
  await page.getByRole('link', { name: 'See details', exact: true }).click();
  await expectScreen(page, 'Order Detail', /\/orders\/\d+\/detail$/);
  await page.getByRole('button', { name: 'Repayment ₹ 4,028' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repay ₹4,028?' });
  await dialog.getByRole('button', { name: 'Pay ₹4,028' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto(`${host.origin}/order`);
  await expect(page.getByRole('listitem')).toContainText('Settled');

  for (const [path, title] of [
    ['/personal', 'Account'],
    ['/personal/help', 'Help Center'],
    ['/schedule', 'Scheduled orders'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !key.startsWith(`${brand.id}.`))).toEqual([]);
  expect([...packages]).toEqual([brand.packageName]);
  // What the lender's server lacks, by its capabilities.json, is not even asked for (D62).
  expect(asked).toContain('POST /order/v1/apply');
  expect(brand.missingCalls.filter((call) => asked.has(call))).toEqual([]);
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
