import { newestOrderId } from './support/api.ts';
import { addBank, expectScreen } from './support/road.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const { path, title, told } of [
  { path: '/product/999', title: 'Product', told: 'This product is not available' },
  { path: '/product/%3Cb%3E', title: 'Product', told: 'This product is not available' },
  { path: '/product/999/detail', title: 'Apply', told: 'This product is not available' },
  { path: '/product/2/detail', title: 'Apply', told: 'Kosha Copper is locked' },
  { path: '/orders/999/detail', title: 'Order Detail', told: 'Order not found' },
  { path: '/orders/999/audit', title: 'Audit', told: 'Order not found' },
  { path: `/orders/${'x'.repeat(300)}/confirm`, title: 'Confirm', told: 'Order not found' },
  { path: '/product/1/denied?day=-1&hour=x', title: 'Application Denied', told: 'Not approved' },
  { path: '/bank/add', title: 'Add Bank Card', told: 'Choose a product first' },
  { path: '/auth/index?pid=', title: 'Verification', told: 'No product chosen' },
  { path: '/no/such/page', title: 'Not found', told: 'Page not found' },
]) {
  test(`${path.slice(0, 40)} says '${told}' and leads on`, async ({ page, sandbox, phone }) => {
    await signInAs(page, await sandbox.persona('verified', phone));
    await page.goto(path);
    await expectScreen(page, title, /./);
    await expect(page.getByText(told).first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Kosha`);
    await page.getByRole('link', { name: /Go to Home|See all orders|^Back$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Home|Orders/ })).toBeVisible();
  });
}

test('what is not found is told accessibly', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  for (const path of ['/product/999', '/orders/999/detail', '/bank/add', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /Go to Home|See all orders/ })).toBeVisible();
    await expectAccessible(page);
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

test("somebody else's card, or one that is none, is not taken into the application", async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/product/1/detail?bank_id=12345');
  await expect(page.getByRole('link', { name: 'Bank account' })).toContainText(
    'Choose a bank account',
  );
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expect(page.getByRole('dialog')).toContainText('Add payment account');
});

test('the apply page has its other name, the query kept', async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/product/1/apply?x=1');
  await expectScreen(page, 'Apply', '/product/1/detail?x=1');
});

test('adding a bank card says what is wrong, one thing after the other', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/bank/add?pid=1');
  const send = () => page.getByRole('button', { name: 'Apply Now' }).click();
  const [ifsc, account, confirmation] = [
    page.getByLabel('IFSC Code'),
    page.getByLabel('Bank Account No.'),
    page.getByLabel('Confirm Account No.'),
  ];
  await send();
  await expectAccessible(page);
  for (const [told, field, mend] of [
    ['Please input Ifsc Code', ifsc, () => ifsc.fill('HDFC0001234')],
    ['Please input Bank Account', account, () => account.fill('123456789012')],
    ['Please input Confirm Account', confirmation, () => confirmation.fill('123456789013')],
    ['Please Confirm Account', confirmation, () => confirmation.fill('123456789012')],
  ] as const) {
    await send();
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await mend();
    await expect(page.getByText(told, { exact: true })).toHaveCount(0);
  }
  await send();
  await expectScreen(page, 'Bank Card', '/bank?pid=1');
});

test('an account number takes digits only, and no more than 19 of them', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/bank/add?pid=1');
  for (const label of ['Bank Account No.', 'Confirm Account No.']) {
    const field = page.getByLabel(label);
    await field.pressSequentially('12a3-4 5');
    await expect(field).toHaveValue('12345');
    await field.fill('');
    await field.pressSequentially('12345678901234567890123');
    await expect(field).toHaveValue('1234567890123456789');
  }
  await page.getByLabel('IFSC Code').pressSequentially('hdfc0001234');
  await expect(page.getByLabel('IFSC Code')).toHaveValue('HDFC0001234');
});

test('a bank card that the server refuses is told in its words', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/bank/add?pid=1');
  await addBank(page);
  const info = page.getByRole('dialog', { name: 'Info' });
  await expect(info).toContainText('This account has been added already.');
  await expectAccessible(page);
  await info.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('IFSC Code')).toHaveValue('HDFC0001234');
});
