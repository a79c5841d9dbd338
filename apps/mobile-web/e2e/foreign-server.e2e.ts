import type { Server } from 'node:http';
import { startForeignServer } from './foreign-server/server.ts';
import { startHost, type Host } from './support/hosts.ts';
import { addBank, expectCodeSent, expectScreen } from './support/road.ts';
import { serverOf } from './support/servers.ts';
import { expect, test } from './support/test.ts';

let foreign: { origin: string; server: Server };
let host: Host;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
test.beforeAll(async ({}, { parallelIndex }) => {
  foreign = await startForeignServer();
  host = await startHost('nginx', serverOf(parallelIndex).port + 40, foreign.origin);
});
test.afterAll(async () => {
  await host.stop();
  foreign.server.close();
});

test("the app behind nginx takes a loan from another team's server and repays it", async ({
  openDevice,
  phone,
}) => {
  const page = await openDevice({ baseURL: host.origin });
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await expectCodeSent(page, phone);
  await page.getByLabel('One-time code').fill('0000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await page.getByLabel('One-time code').fill('4711');
  await page.getByRole('button', { name: 'Login' }).click();

  await expectScreen(page, 'Home', '/');
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
  await page.goto('/personal');
  for (const name of ['My consents', 'My data', 'Grievances'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});
