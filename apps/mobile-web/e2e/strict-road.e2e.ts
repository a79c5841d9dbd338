import type { Page } from '@playwright/test';
import { addBank, expectCodeSent, expectScreen } from './support/road.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { choosePicture, fillBasic, fillNumbers, fillWork, next } from './support/verification.ts';

/** Reads the notice before a step and agrees to it. */
async function agree(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Nothing is sent before you agree.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree' }).click();
}

const expectStep = (page: Page, title: string, step: number) =>
  expectScreen(page, title, new RegExp(`\\?pid=1&step=${step}&as=4$`));

test('by the strict rules a visitor takes and repays a loan, and nothing is chosen or sent unasked', async ({
  page,
  context,
  baseURL,
  sandbox,
  phone,
}) => {
  await sandbox.set({ policyProfile: 'strict', newUsersVerified: false });
  await sandbox.persona('new-visitor', phone);
  await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: baseURL ?? '' }]);
  const withIds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api1/') && request.headers()['fbp']) withIds.push(request.url());
  });

  await test.step('the agreement is ticked by the visitor', async () => {
    await page.goto('/product/1');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    await expectCodeSent(page, phone);
    await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Login' }).click();
    await expectScreen(page, 'Product', '/product/1');
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
  });

  await test.step('a notice stands before each step that sends data out, and there are no contacts', async () => {
    await expectStep(page, 'Basic Information', 1);
    await fillBasic(page);
    await next(page);
    await expectStep(page, 'Work Information', 2);
    await fillWork(page);
    await next(page);
    await expectStep(page, 'Identity Verification', 3);
    await agree(page, 'Your identity documents');
    await fillNumbers(page, sandbox, phone);
    await next(page);
    await expectStep(page, 'Face Recognition', 4);
    await agree(page, 'A picture of your face');
    await choosePicture(page, 'Your face');
    await expect(page.getByAltText('Your picture: Your face')).toBeVisible();
    await page.getByRole('button', { name: 'Check my face' }).click();
    await expect(page.getByText('Your face is verified')).toBeVisible();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expectScreen(page, 'Apply', '/product/1/detail');
  });

  await test.step('the borrower chooses the amount, and the money is not fetched by itself', async () => {
    await expect(page.getByRole('heading', { name: 'How much do you need?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('₹3,000', { exact: true }).click();
    await expect(page.getByLabel('Automatically get money?')).not.toBeChecked();
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await page.getByRole('button', { name: 'Add Bank Card' }).click();
    await addBank(page);
    await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
    await expect(page.getByLabel('Amount')).toHaveValue('3000');
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await expectScreen(page, 'Orders', '/order');
  });

  await test.step('the key facts are read and asked back before the money', async () => {
    await sandbox.moveClock({ hours: 1 });
    await page.reload();
    await page.getByRole('link', { name: 'Confirm and get the money' }).click();
    await page.getByRole('link', { name: 'Read the key facts' }).click();
    await expectScreen(page, 'Key Facts Statement', /\/orders\/[^/]+\/facts$/);
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    for (const group of await page.getByRole('radiogroup').all()) {
      await group.locator('label').first().click();
    }
    await page.getByRole('button', { name: 'I have read this' }).click();
    await expectScreen(page, 'Confirm', /\/orders\/[^/]+\/confirm$/);
    await page.getByRole('button', { name: 'Get Money' }).click();
    await expectScreen(page, 'Orders', '/order');
    await expect(page.getByRole('listitem')).toContainText('Loaned');
  });

  await test.step('it is repaid, and no new loan is asked for', async () => {
    await page.getByRole('link', { name: 'See details' }).click();
    await page.getByRole('button', { name: /^Repayment/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Reapply after this repayment')).not.toBeChecked();
    await dialog.getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
    await expect(page.getByText('You paid').first()).toBeVisible();
  });

  expect(withIds).toEqual([]);
});
