import { groupedPhone } from '@kosha/domain';
import type { Page, Request } from '@playwright/test';
import { limits } from '@kosha/domain';
import { requestServer, newestOrderId } from './support/api.ts';
import {
  breakNetwork,
  failures,
  blockResponses,
  loseResponseOnce,
  restoreNetwork,
} from './support/network.ts';
import { addBank, chooseCard, expectCodeSent, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const { told: message } = failures['a broken connection'];
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** The server recognizes a retry by the idempotency key of the first request. */
function expectSameIdempotencyKey(calls: readonly Request[]): void {
  const keys = calls.map((call) => call.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
}

test('a broken connection during sign-in loses neither the number nor the code', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.persona('new-visitor', phone);
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill(phone);
  await breakNetwork(page);
  await press(page, 'Get');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(groupedPhone(phone));
  await restoreNetwork(page);
  await press(page, 'Get');
  await expectCodeSent(page, phone);
  await expect(page.getByText(message)).toHaveCount(0);

  const code = await sandbox.readCode(phone);
  await page.getByLabel('One-time code').fill(code);
  const calls = await loseResponseOnce(page, '**/api1/user/v1/login');
  await press(page, 'Login');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('One-time code')).toHaveValue(code);
  await press(page, 'Login');
  await expectScreen(page, 'Home', '/');
  expectSameIdempotencyKey(calls);
});

test(
  'a failure or refusal while adding a bank card keeps the input',
  { tag: '@full' },
  async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('verified', phone));
    await page.goto('/bank/add?pid=1');
    const info = page.getByRole('dialog', { name: 'Info' });
    const expectKeptAfter = async (message: string, accountNo: string) => {
      await expect(info).toContainText(message);
      await info.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByLabel('IFSC Code')).toHaveValue('HDFC0001234');
      await expect(page.getByLabel('Bank Account No.')).toHaveValue(accountNo);
      await expect(page.getByLabel('Confirm Account No.')).toHaveValue(accountNo);
    };
    await addBank(page);
    await expectKeptAfter('This account has been added already.', '50100234567891');
    for (const [name, failure] of Object.entries(failures)) {
      await test.step(name, async () => {
        await failure.apply(page, '**/api1/bank/v1/bind-card');
        await addBank(page, '333344445555');
        await expectKeptAfter(failure.told, '333344445555');
        await restoreNetwork(page);
      });
    }
    await press(page, 'Apply Now');
    await expectScreen(page, 'Bank Card', '/bank?pid=1');
    await expect(page.getByText('5555')).toBeVisible();
  },
);

test('a bank card is added once if the response is lost', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/bank/add?pid=1');
  const calls = await loseResponseOnce(page, '**/api1/bank/v1/bind-card');
  await addBank(page, '333344445555');
  await press(page, 'OK');
  await press(page, 'Apply Now');
  await expectScreen(page, 'Bank Card', '/bank?pid=1');
  await expect(page.locator('a[href*="bank_id="]')).toHaveCount(2);
  expectSameIdempotencyKey(calls);
});

test('an application is created once, for the selected amount, if the response is lost', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('verified', phone);
  await signInAs(page, session);
  await chooseCard(page);
  await page.getByLabel('Amount').selectOption('3000');
  const calls = await loseResponseOnce(page, '**/api1/order/v1/apply');
  await press(page, 'APPLY NOW');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('3000');
  await press(page, 'APPLY NOW');
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('listitem')).toContainText('₹3,000');
  expectSameIdempotencyKey(calls);
  expect((await requestServer(request, session, '/order/v1/list')).data).toHaveLength(1);
});

test('a confirmation pays out once if the response is lost', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('pass', phone));
  await page.goto('/order');
  await page.getByRole('link', { name: 'Confirm and get the money' }).click();
  const calls = await loseResponseOnce(page, '**/api1/order/v1/loan');
  await press(page, 'Get Money');
  await expect(
    page.getByText('This order is not waiting for your confirmation').or(page.getByText(message)),
  ).toBeVisible();
  await page.goto('/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
  expect(calls).toHaveLength(1);
});

test('a repayment continues the same payment if the response is lost', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('loaned', phone);
  const orderId = await newestOrderId(request, session);
  await signInAs(page, session);
  await page.goto(`/orders/${orderId}/detail`);
  await press(page, /^Repayment/);
  await page.getByLabel('Reapply after this repayment').uncheck();
  const calls = await loseResponseOnce(page, '**/api1/pay-order/v1/repay');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(message)).toBeVisible();
  await dialog.getByRole('button', { name: /^Pay |^Continue payment/ }).click();
  await expect(page.getByText('Test checkout')).toBeVisible();
  expect(calls).toHaveLength(2);
  const { data } = await requestServer(request, session, '/pay-order/v1/repay', { orderId });
  const { pathname } = new URL((data as { paymentUrl: string }).paymentUrl);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test(
  'an application without a response shows that it is pending, and can be retried after the timeout',
  { tag: '@full' },
  async ({ page, request, sandbox, phone }) => {
    const session = await sandbox.persona('verified', phone);
    await signInAs(page, session);
    await page.clock.install();
    await chooseCard(page);
    await blockResponses(page, '**/api1/order/v1/apply');
    await press(page, 'APPLY NOW');
    await expect(page.getByText('Sending your application')).toBeAttached();
    await expect(page.getByLabel('Amount')).toBeDisabled();
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Still sending.', { exact: false })).toBeVisible();
    await page.clock.fastForward(limits.requestTimeoutMs);
    await expect(page.getByText('This is taking too long.', { exact: false })).toBeVisible();
    await restoreNetwork(page);
    // The test stops the clock, because the success message disappears after some seconds.
    await page.clock.pauseAt(Date.now() + 2 * limits.requestTimeoutMs);
    await press(page, 'APPLY NOW');
    await expect(page.getByText('Application sent')).toBeVisible();
    await page.clock.fastForward(limits.postApplyRedirectMs);
    await expectScreen(page, 'Orders', '/order');
    expect((await requestServer(request, session, '/order/v1/list')).data).toHaveLength(1);
  },
);
