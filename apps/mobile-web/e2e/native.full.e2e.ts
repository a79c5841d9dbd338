import type { FrameLocator, Page } from '@playwright/test';
import { android } from './support/devices.ts';
import { chooseCard, expectScreen, endAudit } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const title = (app: FrameLocator, name: string) =>
  app.getByRole('heading', { level: 1, name, exact: true });

const log = (page: Page) => page.getByRole('listitem');

async function openShell(page: Page, phone: string, choices: { answer: string; query?: string }) {
  // With `wait`, the app starts only when the test presses 'Open the app'. Otherwise, the app could
  // request the session before the test has selected the response.
  await page.goto(`/sandbox/native?wait&${choices.query ?? ''}`);
  await page.getByLabel('Mobile number of its user').fill(phone);
  await page.getByLabel('It answers session.request with').selectOption(choices.answer);
  await page.getByRole('button', { name: 'Open the app' }).click();
  return page.frameLocator('#phone');
}

async function openConformance(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Open the conformance page' }).click();
  const shell = page.frameLocator('#phone');
  await expect(shell.getByText(/^(?:Fits|Sent)/)).toHaveCount(0);
  await expect(shell.getByText('The bridge is there.')).toBeVisible();
  return shell;
}

async function applyWithCard(app: FrameLocator) {
  await app.getByRole('link', { name: 'Bank account' }).click();
  await app.locator('a[href*="bank_id="]').first().click();
  await expect(title(app, 'Apply')).toBeVisible();
  await app.getByRole('button', { name: 'APPLY NOW' }).click();
  await expect(title(app, 'Orders')).toBeVisible();
}

test('on an iPhone the native app signs in, opens the audit, and is notified of its end', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ auditSeconds: 3600, auditFinishedSeconds: 3600 });
  await sandbox.persona('verified', phone);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const app = await openShell(page, phone, { answer: 'token' });

  await test.step('its session opens home, and applying does not redirect to the download page', async () => {
    await expect(title(app, 'Home')).toBeVisible();
    await app.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await expect(title(app, 'Apply')).toBeVisible();
    await applyWithCard(app);
  });

  await test.step('unsolicited messages are ignored and logged', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    for (const name of ['No JSON', 'Another id', 'Another form', 'The last answer again', '1 MB']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect.poll(() => warnings.length).toBe(5);
    expect(warnings.map((text) => text.split(': ')[1])).toEqual([
      'noJson',
      'unknownId',
      'wrongShape',
      'duplicate',
      'tooLong',
    ]);
    await expect(title(app, 'Orders')).toBeVisible();
  });

  await test.step('the audit page removes the token from its URL', async () => {
    calls.length = 0;
    await page.getByRole('button', { name: 'Open the audit page of the newest order' }).click();
    await expect(app.getByRole('heading', { name: 'In Auditing...' })).toBeVisible();
    const address = await app.locator('html').evaluate(() => location.href);
    expect(address).toMatch(/\/orders\/audit\?orderId=[\w-]+$/);
    expect(calls.filter((url) => url.includes('token=') && !url.includes('/orders/audit'))).toEqual(
      [],
    );
    await app.getByRole('button', { name: 'To Evaluate' }).click();
    await expect(log(page).first()).toContainText('review.open');
    await expect(page.getByText('The app store opened its page for reviews.')).toBeVisible();
  });

  await test.step('state 10 closes the page', async () => {
    await endAudit(sandbox, app.getByRole('button', { name: 'Refresh' }));
    await expect(log(page).filter({ hasText: 'audit.finish' })).toHaveCount(1);
    await expect(title(app, 'Orders')).toBeVisible();
    await expect(app.getByRole('listitem')).toContainText('Audit finished');
  });
});

test('the conformance page reports how a native app handles each message, and what differs', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.persona('verified', phone);
  const openAndRequest = async (answer: string) => {
    await openShell(page, phone, { answer });
    const shell = await openConformance(page);
    await shell.getByRole('button', { name: 'Send session.request' }).click();
    return shell;
  };

  await test.step('a response that matches the schema passes, and the native app performs the other messages', async () => {
    const shell = await openAndRequest('token');
    await expect(shell.getByText(/^Fits: session\.result after \d+ ms/)).toBeVisible();
    await shell.getByRole('button', { name: 'Send review.open' }).click();
    await expect(shell.getByText('Sent. Has the native app done it?')).toBeVisible();
    await expect(page.getByText('The app store opened its page for reviews.')).toBeVisible();
    await shell.getByRole('button', { name: 'Send audit.finish' }).click();
    await expect(page.getByText('The audit is finished')).toBeVisible();
  });

  await test.step('the native app closes the page, which is tested last', async () => {
    const shell = await openConformance(page);
    await shell.getByRole('button', { name: 'Send page.close' }).click();
    await expect(page.getByText('The page was closed.')).toBeVisible();
    await expect(shell.getByText('The bridge is there.')).toHaveCount(0);
  });

  await test.step('a response that violates the schema is reported with the differing field', async () => {
    const shell = await openAndRequest('nothing');
    await expect(shell.getByText('Sent; waiting for session.result.')).toBeVisible();
    await page.getByRole('button', { name: 'Another form', exact: true }).click();
    await expect(shell.getByText(/^Differs: message/)).toBeVisible();
  });
});

test.describe('on Android', () => {
  test.use({ ...android });

  test('a device login continues to the remembered product, and to a paid-out loan', async ({
    page,
    sandbox,
    phone,
  }) => {
    await sandbox.persona('verified', phone);
    const app = await openShell(page, phone, { answer: 'refuse', query: 'pid=1' });
    await expect(app.getByText('Your app session has ended.')).toBeVisible();
    await page.getByLabel('It answers session.request with').selectOption('partner');
    await app.getByRole('button', { name: 'Retry' }).click();
    await expect(title(app, 'Product')).toBeVisible();
    await app.getByRole('button', { name: 'APPLY NOW' }).click();
    await expect(title(app, 'Apply')).toBeVisible();
    await applyWithCard(app);
    await expect(async () => {
      await sandbox.moveClock({ hours: 1 });
      await app.locator('html').evaluate(() => location.reload());
      await expect(app.getByRole('listitem')).toContainText('Loaned', { timeout: 3_000 });
    }).toPass();
  });
});

test('neither a denied nor a shared location prevents applying', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await sandbox.set({ isPositionWanted: true });
  await signInAs(page, await sandbox.persona('verified', phone));
  const uploads: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/device/v1/upload/device_info'))
      uploads.push(request.postDataJSON());
  });
  const needUpload = page.waitForResponse('**/device/v1/needUpload');
  await chooseCard(page);
  await needUpload;
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expect(page.getByRole('dialog')).toContainText('Share your location?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share and apply' }).click();
  await expectScreen(page, 'Orders', '/order');
  expect(uploads).toEqual([]);

  await signInAs(page, await sandbox.persona('verified', phone));
  await page.evaluate(() => localStorage.removeItem('kosha.location'));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.1155678, longitude: 72.8727321 });
  const needUploadAgain = page.waitForResponse('**/device/v1/needUpload');
  await chooseCard(page);
  await needUploadAgain;
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.getByRole('button', { name: 'Share and apply' }).click();
  await expectScreen(page, 'Orders', '/order');
  expect(uploads).toEqual([{ gps: { address: '', latitude: 19.116, longitude: 72.873 } }]);
});
