import { newestOrderId } from './support/api.ts';
import { addBank, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test(
  'a scheduled order gets a bank card, and becomes an application once the loan is repaid',
  { tag: '@full' },
  async ({ page, request, sandbox, phone }) => {
    const session = await sandbox.persona('loaned', phone);
    await signInAs(page, session);
    const orderId = await newestOrderId(request, session);
    await page.goto(`/orders/${orderId}/detail`);
    await page.getByRole('button', { name: 'Set up auto-apply' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for the next loan' });
    await dialog.getByLabel('Amount').selectOption('₹3,000');
    await dialog.getByLabel('Bank card').selectOption('Choose later');
    await dialog.getByLabel('Usage purpose').selectOption('Education');
    await expect(dialog.getByText('It costs')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Set auto-apply' }).dblclick();
    await expect(page.getByText('we apply for ₹3,000 by ourselves')).toBeVisible();

    await page.getByRole('link', { name: 'See the scheduled order' }).click();
    await expectScreen(page, 'Scheduled order', /\/schedule\/[^/]+\?pid=1$/);
    const address = page.url();
    await page.getByRole('link', { name: /Click To Select Bankcard/ }).click();
    await expectScreen(page, 'Bank Card', /\/bank\?pid=1&oid=/);
    await page.getByRole('link', { name: 'Add Bank Card' }).click();
    await addBank(page, '60100234567892');
    await expectScreen(page, 'Bank Card', /\/bank\?pid=1&oid=/);
    await page.getByRole('button', { name: /XXXX7892/ }).click();
    await expectScreen(page, 'Scheduled order', address);
    await expect(page.getByRole('link', { name: /XXXX7892/ })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/orders/${orderId}/detail`);
    await page.getByRole('button', { name: /^Repayment/ }).click();
    await expect(page.getByText(/we apply for your next loan of ₹3,000/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹5,028' }).click();
    await expect(page.getByText('Test checkout')).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹5,028' }).click();
    await expect(page.getByText('We have received ₹5,028.')).toBeVisible();
    await page.goto('/order');
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('listitem').first()).toContainText('₹3,000');
    await expect(page.getByRole('listitem').first()).toContainText('Pass');
    await page.goto(address);
    await expect(
      page.getByText(/Your loan was settled, and we applied for this one/),
    ).toBeVisible();
    await page.goto('/schedule');
    await expect(page.getByText('No scheduled orders')).toBeVisible();
  },
);

test('a repayment requests a new loan of another amount, which then waits for Get Money', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  const session = await sandbox.persona('loaned', phone);
  await signInAs(page, session);
  await page.goto(`/orders/${await newestOrderId(request, session)}/detail`);
  await page.getByRole('button', { name: /^Repayment/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reapply after this repayment')).toBeChecked();
  await dialog.getByLabel('Amount of the new loan').selectOption('₹2,000');
  await expect(dialog.getByText(/a new loan of ₹2,000 to account X+\d{4}/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Pay ₹5,028' }).click();
  await page.getByRole('button', { name: 'Pay ₹5,028' }).click();
  await expect(page.getByText('Your new loan was asked for.')).toBeVisible();
  await page.goto('/order');
  await expect(page.getByRole('listitem').first()).toContainText('₹2,000');
  await expect(page.getByRole('listitem').first()).toContainText('Pass');
});
