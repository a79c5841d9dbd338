import { run } from '@kosha/contract';
import type { Page, Request, TestInfo } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestOrderId } from './support/api.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { readablePhotoFile } from './support/verification.ts';

interface Report {
  findings: unknown[];
  unchecked: { what: string }[];
}

const harPath = (info: TestInfo) => info.outputPath('traffic.har');
const recording = (path: string) => ({ recordHar: { path, urlFilter: /\/api1\// } });

async function visitScreens(
  page: Page,
  calls: readonly Request[],
  session: PersonaSession,
  orderId: string,
): Promise<void> {
  await signInAs(page, session);
  const urls = ['/', '/product/1', '/product/1/detail', '/order', `/orders/${orderId}/detail`];
  const otherPaths = [
    '/bank?pid=1',
    '/personal',
    '/personal/help',
    '/personal/aboutus',
    '/feedback',
  ];
  for (const url of [...urls, ...otherPaths]) {
    const before = calls.length;
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await Promise.all(calls.slice(before).map(bodyOf));
  }
}

/** Waits for the response body. The recording would lose the body if the page navigated earlier. */
async function bodyOf(call: Request): Promise<void> {
  const response = await call.response();
  await response?.body();
}

async function check(har: string): Promise<{ exitCode: number; report: Report }> {
  const { exitCode, stdout, stderr } = await run(['har', har, '--format', 'json']);
  expect(stderr).toBe('');
  return { exitCode, report: JSON.parse(stdout) as Report };
}

test('the traffic between the app and the server matches the contract', async ({
  request,
  sandbox,
  phone,
  openDevice,
  calls,
}, info) => {
  const session = await sandbox.persona('loaned', phone);
  const page = await openDevice(recording(harPath(info)));
  await visitScreens(page, calls, session, await newestOrderId(request, session));
  await page.goto('/');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByLabel('What is it about?').selectOption('Repayment');
  await dialog.getByLabel('Your feedback').fill('The dates are hard to read.');
  await dialog.getByLabel(/Screenshots/).setInputFiles(readablePhotoFile);
  await expect(dialog.getByAltText('Picture 1 of 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your feedback has arrived.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const { exitCode, report } = await check(harPath(info));
  expect(report.findings).toEqual([]);
  // The browser does not record every body, but it must have recorded those of the screens' reads.
  const unchecked = new Set(report.unchecked.map(({ what }) => what));
  const reads = ['getProductInfo', 'findUserBankCards', 'listFaq', 'getAboutUs'];
  expect(reads.filter((operation) => unchecked.has(operation))).toEqual([]);
  expect(exitCode).toBe(0);
});

test('the app that borrowers load does not contain the contract checker', () => {
  const dist = join(import.meta.dirname, '../dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const containsDriftCheck = (file: string) =>
    /undocumented-field|Contract drift/.test(readFileSync(join(dist, file), 'utf8'));
  expect(scripts.filter(containsDriftCheck)).toEqual([]);
});
