import {
  addBank,
  readShownAmounts,
  expectCodeSent,
  expectScreen,
  endAudit,
} from './support/flow.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { passEveryStep } from './support/verification.ts';

test('a visitor from a link signs in, applies, gets the money and repays it', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  test.slow(true, 'Takes a whole loan, with an accessibility check of each screen.');
  // The audit of the application lasts until the test moves the server's clock.
  await sandbox.set({ auditSeconds: 3600, newUsersVerified: false });
  await sandbox.persona('new-visitor', phone);

  await test.step('the link redirects to sign-in, with the code from the SMS inbox', async () => {
    await page.goto('/product/1');
    await expectScreen(page, 'Sign in', /\/login\?redirect=%2Fproduct%2F1$/);
    await expectAccessible(page);
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    await expectCodeSent(page, phone);

    const inbox = await context.newPage();
    await inbox.goto(`/sandbox/inbox?phone=${phone}`);
    await expectAccessible(inbox);
    const code = await inbox.getByRole('listitem').first().locator('.code').innerText();
    await inbox.close();

    await page.getByLabel('One-time code').fill(code);
    await page.getByRole('button', { name: 'Login' }).click();
    await expectScreen(page, 'Product', '/product/1');
    await expect(page.getByRole('heading', { name: 'Requirement' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('home links to the product and then to the apply page', async () => {
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectScreen(page, 'Home', '/');
    await expect(page.getByRole('link', { name: 'Kosha Flex' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kosha Flex' }).click();
    await expectScreen(page, 'Product', '/product/1');
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
  });

  await test.step('an unverified visitor completes every step first', async () => {
    await passEveryStep(page, { sandbox, phone, kycMode: 'number' });
    await expectScreen(page, 'Apply', '/product/1/detail');
  });

  await test.step('the page asks for a bank card and keeps the amount until one is added', async () => {
    await expect(page.getByLabel('Amount')).toHaveValue('5000');
    await page.getByLabel('Amount').selectOption('3000');
    await page.getByLabel('Automatically get money?').uncheck();
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    const missing = page.getByRole('dialog', {
      name: 'Attention! Just one step away from receiving cash! Add payment account',
    });
    await expect(missing).toBeVisible();
    await expectAccessible(page);
    await missing.getByRole('button', { name: 'Add Bank Card' }).click();
    await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1');
    await expectAccessible(page);
    await addBank(page);
    await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
    await expect(page.getByLabel('Amount')).toHaveValue('3000');
    await expect(page.getByLabel('Automatically get money?')).not.toBeChecked();
    await expect(page.getByRole('link', { name: 'Bank account' })).toContainText('7891');
  });

  const price = await test.step('the displayed cost adds up to the paisa', async () => {
    await page.getByText('How this adds up').click();
    await expectAccessible(page);
    const [youGet, youPay, cost, ...rows] = await readShownAmounts(page);
    const [loan = 0, fee = 0, gst = 0, received, again = 0, interest = 0, repayment] = rows.map(
      ({ paise }) => paise,
    );
    expect(rows.slice(0, 7).map(({ label }) => label)).toEqual([
      'Loan amount',
      'Processing fee',
      'GST 18% on processing fee',
      'You get',
      'Loan amount',
      'Interest fee',
      'You pay',
    ]);
    expect(received).toBe(loan - fee - gst);
    expect(received).toBe(youGet?.paise);
    expect(repayment).toBe(again + interest);
    expect(repayment).toBe(youPay?.paise);
    expect(cost?.paise).toBe((youPay?.paise ?? 0) - (youGet?.paise ?? 0));
    return { youGet: youGet?.text ?? '', youPay: youPay?.text ?? '' };
  });

  await test.step('the application is sent and appears in the order list', async () => {
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await expectScreen(page, 'Orders', '/order');
    const order = page.getByRole('listitem');
    await expect(order).toHaveCount(1);
    await expect(order).toContainText('Auditing');
    await expect(order).toContainText('₹3,000');
    await expectAccessible(page);
    await order.getByRole('link', { name: 'See how the check goes' }).click();
    await expectScreen(page, 'Audit', /\/orders\/[^/]+\/audit$/);
    await expect(page.getByRole('heading', { name: 'In Auditing' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the audit passes, and the loan is confirmed at the offered price', async () => {
    await endAudit(sandbox, page.getByRole('button', { name: 'Refresh' }));
    await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
    const [youGet, youPay] = await readShownAmounts(page);
    expect(youGet?.text).toBe(price.youGet);
    expect(youPay?.text).toBe(price.youPay);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
    await expect(page.getByRole('listitem')).toContainText('Loaned');
    await expectAccessible(page);
  });

  await test.step('the loan is repaid once, without a new loan', async () => {
    await page.getByRole('link', { name: 'See details' }).click();
    await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: `Repayment ${price.youPay.replace('₹', '₹ ')}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Repay ${price.youPay}?` });
    await expect(dialog.getByLabel('Reapply after this repayment')).toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel('Reapply after this repayment').uncheck();
    await dialog.getByRole('button', { name: `Pay ${price.youPay}` }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Pay ${price.youPay}` }).click();
  });

  await test.step('back in the app, the payment is confirmed and the order is settled', async () => {
    await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
    await expect(page.getByText(`We have received ${price.youPay}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: /Repayment/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expectScreen(page, 'Home', '/');
    await page.getByRole('link', { name: 'Orders' }).click();
    await expectScreen(page, 'Orders', '/order');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('listitem')).toContainText('Settled');
    await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(0);
  });
});
