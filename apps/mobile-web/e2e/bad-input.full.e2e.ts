import { newestOrderId } from './support/api.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const unknownPaths = [
  { path: '/product/999', title: 'Product', message: 'This product is not available' },
  { path: '/product/%3Cb%3E', title: 'Product', message: 'This product is not available' },
  { path: '/product/999/detail', title: 'Apply', message: 'This product is not available' },
  { path: '/product/2/detail', title: 'Apply', message: 'Kosha Copper is locked' },
  { path: '/orders/999/detail', title: 'Order Detail', message: 'Order not found' },
  { path: '/orders/999/audit', title: 'Audit', message: 'Order not found' },
  { path: `/orders/${'x'.repeat(300)}/confirm`, title: 'Confirm', message: 'Order not found' },
  { path: '/product/1/denied?day=-1&hour=x', title: 'Application Denied', message: 'Not approved' },
  { path: '/bank/add', title: 'Add Bank Card', message: 'Choose a product first' },
  { path: '/bank/ifsc', title: 'Find IFSC Code', message: 'Choose a product first' },
  { path: '/auth/index?pid=', title: 'Verification', message: 'No product chosen' },
  { path: '/no/such/page', title: 'Not found', message: 'Page not found' },
];

const checkedPaths = new Set(['/product/999', '/orders/999/detail', '/bank/add', '/no/such/page']);

test('an invalid URL shows an accessible message and a link to another screen', async ({
  page,
  sandbox,
  phone,
}) => {
  test.slow(true, 'Opens all invalid URLs one after the other.');
  await signInAs(page, await sandbox.persona('verified', phone));
  for (const { path, title, message } of unknownPaths) {
    await test.step(path.slice(0, 40), async () => {
      await page.goto(path);
      await expectScreen(page, title, /./);
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Kosha`);
      if (checkedPaths.has(path)) await expectAccessible(page);
      await page.getByRole('link', { name: /Go to Home|See all orders|^Back$/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Home|Orders/ })).toBeVisible();
    });
  }
});

test("somebody else's order is not found, on each of its screens", async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const owner = await sandbox.persona('loaned', `7${phone.slice(1)}`);
  const orderId = await newestOrderId(request, owner);
  await signInAs(page, await sandbox.persona('verified', phone));
  for (const screen of ['detail', 'audit', 'confirm']) {
    await page.goto(`/orders/${orderId}/${screen}`);
    await expect(page.getByText('There is no such order in your account.')).toBeVisible();
    await expect(page.getByText(/₹/)).toHaveCount(0);
  }
});

test('the application ignores a bank card that the borrower does not have', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  // The old URL of the apply page redirects to the new URL and keeps the query.
  await page.goto('/product/1/apply?bank_id=12345');
  await expectScreen(page, 'Apply', '/product/1/detail?bank_id=12345');
  await expect(page.getByRole('link', { name: 'Bank account' })).toContainText(
    'Choose a bank account',
  );
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expect(page.getByRole('dialog')).toContainText('Add payment account');
});
