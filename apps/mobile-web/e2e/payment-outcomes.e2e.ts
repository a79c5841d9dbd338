import type { Page } from '@playwright/test';
import { requestServer, newestOrderId } from './support/api.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Playwright disables the back-forward cache by default. These tests enable the cache, because
// borrowers return from the checkout with Back.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const amount = '₹5,028';
const repayment = (page: Page) => page.getByRole('button', { name: /^Repayment/ });
const checkout = (page: Page) => page.getByText('Test checkout');

async function goToCheckout(page: Page, payButton = repayment(page)): Promise<string> {
  await payButton.click();
  await page.getByLabel('Reapply after this repayment').uncheck();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(checkout(page)).toBeVisible();
  return page.url();
}

test.describe('a payment', () => {
  let session: PersonaSession;
  let orderId: string;

  test.beforeEach(async ({ page, request, sandbox, phone }) => {
    session = await sandbox.persona('loaned', phone);
    orderId = await newestOrderId(request, session);
    await signInAs(page, session);
    await page.goto(`/orders/${orderId}/detail`);
  });

  for (const outcome of ['Fail', 'Cancel']) {
    test(
      `that ends with ${outcome} is shown as not paid, and can be retried`,
      { tag: outcome === 'Cancel' ? '@full' : [] },
      async ({ page }) => {
        const first = await goToCheckout(page);
        await page.getByRole('button', { name: outcome, exact: true }).click();
        await expectScreen(page, 'Order Detail', `/orders/${orderId}/detail`);
        await expect(page.getByText('Not paid')).toBeVisible();
        await expect(page.getByText(/nothing was taken. You can pay again./)).toBeVisible();
        expect(await goToCheckout(page)).not.toBe(first);
        await page.getByRole('button', { name: `Pay ${amount}` }).click();
        await expect(page.getByText(`We have received ${amount}.`)).toBeVisible();
        await expect(page.getByText('Not paid')).toHaveCount(0);
      },
    );
  }

  test('left with the back button is shown as left, and can be continued', async ({ page }) => {
    const first = await goToCheckout(page);
    await page.goBack({ waitUntil: 'commit' });
    await expectScreen(page, 'Order Detail', `/orders/${orderId}/detail`);
    await expect(page.getByText('You left before paying')).toBeVisible();
    await expect(repayment(page)).toHaveCount(0);
    const continuePayment = page.getByRole('button', { name: 'Continue payment' });
    expect(await goToCheckout(page, continuePayment)).toBe(first);
    await page.getByRole('button', { name: `Pay ${amount}` }).click();
    await expect(page.getByText(`We have received ${amount}.`)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('status').getByText('Paid')).toBeVisible();
    await expect(repayment(page)).toHaveCount(0);
  });

  test(
    'continued without the previously requested new loan creates no new loan',
    { tag: '@full' },
    async ({ page }) => {
      await repayment(page).click();
      await expect(page.getByText(/a new loan of ₹5,000 to account X+\d{4}/)).toBeVisible();
      await expect(page.getByText('It costs').last()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Pay ${amount}` }).click();
      await expect(checkout(page)).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await goToCheckout(page, page.getByRole('button', { name: 'Continue payment' }));
      await page.getByRole('button', { name: `Pay ${amount}` }).click();
      await expect(page.getByText(`We have received ${amount}.`)).toBeVisible();
      await expect(page.getByText(/new loan/)).toHaveCount(0);
      await page.goto('/order');
      await expect(page.getByRole('listitem')).toHaveCount(1);
    },
  );

  test('that is not confirmed yet is shown as unknown, and cannot be started again', async ({
    page,
    request,
    sandbox,
  }) => {
    await sandbox.set({ callbackDelaySeconds: 3600 });
    await goToCheckout(page);
    await page.getByRole('button', { name: `Pay ${amount}` }).click();
    const unknown = page.getByText('We do not know yet whether your payment arrived');
    await expect(unknown).toBeVisible();
    await expect(page.getByText(/Please do not pay again/)).toBeVisible();
    await expect(repayment(page)).toHaveCount(0);
    await page.reload();
    await expect(unknown).toBeVisible();
    await expect(repayment(page)).toHaveCount(0);
    expect(await requestServer(request, session, '/pay-order/v1/repay', { orderId })).toMatchObject(
      {
        code: 409,
        msg: 'Your payment is being confirmed. Please wait a moment.',
      },
    );

    await sandbox.moveClock({ hours: 1 });
    await expect(page.getByText(`We have received ${amount}.`)).toBeVisible();
    await page.goto('/order');
    await expect(page.getByRole('listitem')).toContainText('Settled');
  });

  test('survives a reload at every point', { tag: '@full' }, async ({ page }) => {
    const address = await goToCheckout(page);
    await page.reload();
    await expect(page.locator('.amount')).toHaveText(amount);
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: `Pay ${amount}` }).click();
    await expect(page.getByText(`We have received ${amount}.`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('status').getByText('Paid')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

  test('started in two tabs is one payment, and is paid once', async ({
    page,
    context,
    request,
  }) => {
    const other = await context.newPage();
    await other.goto(`/orders/${orderId}/detail`);
    const [first, second] = await Promise.all([goToCheckout(page), goToCheckout(other)]);
    expect(second).toBe(first);
    const pay = (tab: Page) => tab.getByRole('button', { name: `Pay ${amount}` }).click();
    await Promise.all([pay(page), pay(other)]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: /Order Detail|Home/ })).toBeVisible();
      await tab.goto(`/orders/${orderId}/detail`);
      await expect(tab.getByRole('status').getByText('Paid')).toBeVisible();
      await expect(repayment(tab)).toHaveCount(0);
    }
    expect(await requestServer(request, session, '/pay-order/v1/repay', { orderId })).toMatchObject(
      {
        code: 409,
        msg: 'This order is repaid already.',
      },
    );
  });
});
