import type { Page } from '@playwright/test';
import { requestServer, newestOrderId } from './support/api.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs, type PersonaSession } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const fee = '₹205';
const apply = (page: Page) => page.getByRole('button', { name: 'Apply and payment' });
const checkout = (page: Page) => page.getByText('Test checkout');
const pay = (page: Page) => page.getByRole('button', { name: `Pay ${fee}` });
const extended = (page: Page) => page.getByText(`We have received ${fee}. Your loan is now due on`);

test.describe('a loan that is due tomorrow', () => {
  let session: PersonaSession;
  let orderId: string;

  test.beforeEach(async ({ page, request, sandbox, phone }) => {
    session = await sandbox.persona('extension-offered', phone);
    orderId = await newestOrderId(request, session);
    await signInAs(page, session);
    await page.goto(`/orders/${orderId}/extension`);
  });

  const stateOf = async (request: Parameters<typeof requestServer>[0]) => {
    const { data } = await requestServer(request, session, `/order/v1/detail?orderId=${orderId}`);
    return (data as { orderState: string }).orderState;
  };

  test('is extended from its detail screen: the fee is paid, and the due date moves', async ({
    page,
  }) => {
    await page.goto(`/orders/${orderId}/detail`);
    await expect(page.getByText('To repay now')).toBeVisible();
    await page.getByRole('link', { name: 'Repayment stress? Extend due date' }).click();
    await expectScreen(page, 'Extension', `/orders/${orderId}/extension`);
    await expect(page.getByText('Please complete the payment within 24 hours')).toBeVisible();
    await expectAccessible(page);
    await apply(page).dblclick();
    await expect(checkout(page)).toBeVisible();
    await expect(page.locator('.amount')).toHaveText(fee);
    await pay(page).click();

    await expectScreen(page, 'Extension', `/orders/${orderId}/extension`);
    await expect(extended(page)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(extended(page)).toBeVisible();
    await page.getByRole('link', { name: 'See details and repay' }).click();
    await expectScreen(page, 'Order Detail', `/orders/${orderId}/detail`);
    await expect(page.getByText(/ · 7 days left$/)).toBeVisible();
    await expect(page.getByText(/^You paid ₹205 to move the due date to/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Extend due date/ })).toHaveCount(0);
  });

  test(
    'has a fee whose payment can fail, be retried and be left',
    { tag: '@full' },
    async ({ page }) => {
      await apply(page).click();
      await expect(checkout(page)).toBeVisible();
      await page.getByRole('button', { name: 'Fail', exact: true }).click();
      await expect(page.getByText('Not paid')).toBeVisible();
      await page.goto('/order');
      await expect(page.getByRole('listitem')).toContainText('Extension');
      await page.getByRole('link', { name: 'See the extension' }).click();
      await expect(page.getByText(/^23 h left$/)).toBeVisible();
      await apply(page).click();
      await expect(checkout(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByText('You left before paying')).toBeVisible();
      await apply(page).click();
      await pay(page).click();
      await expect(extended(page)).toBeVisible();
    },
  );

  test(
    'keeps its due date when the extension is abandoned, in one tab or two',
    { tag: '@full' },
    async ({ page, context, request }) => {
      await apply(page).click();
      await expect(checkout(page)).toBeVisible();
      await page.goBack();
      const other = await context.newPage();
      await other.goto(`/orders/${orderId}/extension`);
      await expect(apply(other)).toBeVisible();
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Abandon extension' }).click();
        await tab.getByRole('button', { name: 'Abandon Extension', exact: true }).click();
        await expectScreen(tab, 'Orders', '/order');
        await expect(tab.getByRole('listitem')).toContainText('Loaned');
      }
      expect(await stateOf(request)).toBe('6');
    },
  );

  test(
    'shows that an extension was abandoned in another tab, and offers a new one',
    { tag: '@full' },
    async ({ page, context }) => {
      await expect(apply(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto(`/orders/${orderId}/extension`);
      await apply(other).click();
      await expect(checkout(other)).toBeVisible();
      await other.goto(`/orders/${orderId}/extension`);
      await other.getByRole('button', { name: 'Abandon extension' }).click();
      await other.getByRole('button', { name: 'Abandon Extension', exact: true }).click();
      await expectScreen(other, 'Orders', '/order');
      await apply(page).click();
      await expect(page.getByText('You gave up this extension.')).toBeVisible();
      await apply(page).click();
      await expect(checkout(page)).toBeVisible();
    },
  );

  test(
    'shows that the 24 hours ended while the page or the checkout was open',
    { tag: '@full' },
    async ({ page, context, sandbox, request }) => {
      await apply(page).click();
      await expect(checkout(page)).toBeVisible();
      const address = page.url();
      const other = await context.newPage();
      await other.goto(`/orders/${orderId}/extension`);
      await expect(apply(other)).toBeVisible();
      await sandbox.moveClock({ hours: 24 });
      await pay(page).click();
      await expect(
        page.getByRole('heading', { name: /This payment has expired|Payment cancelled/ }),
      ).toBeVisible();
      await apply(other).click();
      await expect(other.getByText('The 24 hours for this extension are over.')).toBeVisible();
      expect(await stateOf(request)).toBe('6');
      await page.goto(address);
      await expect(pay(page)).toHaveCount(0);
    },
  );

  test('has a fee that is paid once, even if several tabs pay', async ({
    page,
    context,
    request,
  }) => {
    const other = await context.newPage();
    await other.goto(`/orders/${orderId}/extension`);
    await Promise.all([apply(page).click(), apply(other).click()]);
    await Promise.all([
      expect(checkout(page)).toBeVisible(),
      expect(checkout(other)).toBeVisible(),
    ]);
    expect(other.url()).toBe(page.url());
    await Promise.all([pay(page).click(), pay(other).click()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: /Extension|Home/ })).toBeVisible();
      await tab.goto(`/orders/${orderId}/extension`);
      await expect(extended(tab)).toBeVisible();
      await expect(apply(tab)).toHaveCount(0);
    }
    expect(await stateOf(request)).toBe('6');
  });
});
