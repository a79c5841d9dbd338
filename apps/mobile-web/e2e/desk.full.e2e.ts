import type { FrameLocator } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({
  userAgent: desktop,
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
});

const title = (phone: FrameLocator, name: string) =>
  phone.getByRole('heading', { level: 1, name, exact: true });

test('on a desktop, a person borrows and repays in the framed phone', async ({
  page,
  sandbox,
  phone: number,
}) => {
  await sandbox.set({ newUsersVerified: true, auditSeconds: 3600 });
  await sandbox.persona('new-visitor', number);
  await page.goto('/sandbox/');
  const phone = page.frameLocator('#phone');

  await test.step('the requested code appears beside the phone', async () => {
    await phone.getByLabel('Mobile number').fill(number);
    await expectAccessible(page);
    await phone.getByRole('button', { name: 'Get', exact: true }).click();
    const message = page.getByRole('listitem').filter({ hasText: number }).first();
    await phone.getByLabel('One-time code').fill(await message.locator('.code').innerText());
    await phone.getByRole('button', { name: 'Login' }).click();
    await expect(title(phone, 'Home')).toBeVisible();
  });

  await test.step('applying opens the apply page, as on an iPhone', async () => {
    await phone.getByRole('link', { name: 'Kosha Flex' }).click();
    await phone.getByRole('button', { name: 'APPLY NOW' }).click();
    await expect(title(phone, 'Apply')).toBeVisible();
    await phone.getByRole('link', { name: 'Bank account' }).click();
    await phone.getByLabel('IFSC Code').fill('HDFC0001234');
    await phone.getByLabel('Bank Account No.').fill('501002345678');
    await phone.getByLabel('Confirm Account No.').fill('501002345678');
    await phone.getByRole('button', { name: 'Apply Now' }).click();
    await expect(title(phone, 'Apply')).toBeVisible();
    await phone.getByLabel('Automatically get money?').uncheck();
    await phone.getByRole('button', { name: 'APPLY NOW' }).click();
    await expect(phone.getByRole('listitem')).toContainText('Auditing');
  });

  await test.step('after the clock is advanced, the loan is paid out', async () => {
    await page.getByRole('button', { name: '+1 h', exact: true }).click();
    await expect(page.getByText('It is now')).toBeVisible();
    await phone.getByRole('link', { name: 'Confirm and get the money' }).click();
    await phone.getByRole('button', { name: 'Get Money' }).click();
    await expect(phone.getByRole('listitem')).toContainText('Loaned');
  });

  await test.step('the checkout also opens in the phone, and returns to the app', async () => {
    await phone.getByRole('link', { name: 'See details' }).click();
    await phone.getByRole('button', { name: /^Repayment/ }).click();
    await phone.getByLabel('Reapply after this repayment').uncheck();
    await phone.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(title(phone, 'Pay')).toBeVisible();
    await phone.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(phone.getByText(/^We have received ₹/)).toBeVisible();
  });

  await test.step('as an Android phone, applying opens the download page', async () => {
    await page.getByLabel('Android').check();
    await phone.getByRole('link', { name: 'Kosha Flex' }).click();
    await phone.getByRole('button', { name: 'APPLY NOW' }).click();
    await expect(title(phone, 'Download')).toBeVisible();
  });
});

test('a narrow window shows only the steps and a link to the app', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/sandbox');
  await expectAccessible(page);
  await expect(page.locator('#phone')).toBeHidden();
  await page.getByRole('link', { name: 'Open the app' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
