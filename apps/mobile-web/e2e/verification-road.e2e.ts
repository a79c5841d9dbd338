import { addBank, expectScreen, signIn } from './support/road.ts';
import { expect, test } from './support/test.ts';
import { expectStep, fillBasic, next, passEveryStep } from './support/verification.ts';

for (const kycMode of ['number', 'photo'] as const) {
  test(`a new visitor becomes a verified borrower by ${kycMode}s and applies`, async ({
    page,
    sandbox,
    phone,
  }) => {
    test.slow(true, 'Every step from the first visit to the application.');
    await sandbox.set({ newUsersVerified: false, kycMode });
    await sandbox.persona('new-visitor', phone);
    await page.goto('/login');
    await signIn(page, sandbox, phone);
    await expectScreen(page, 'Home', '/');
    await page.getByRole('button', { name: 'Apply' }).first().click();

    await passEveryStep(page, { sandbox, phone, kycMode });
    await expectScreen(page, 'Apply', '/product/1/detail');
    await page.getByRole('link', { name: 'Bank account' }).click();
    await page.getByRole('link', { name: 'Add Bank Card' }).click();
    await addBank(page);
    await page.getByRole('link', { name: 'HDFC0001234' }).click();
    await expect(page.getByText('How this adds up')).toBeVisible();
    await page.getByRole('button', { name: 'APPLY NOW' }).click();
    await expectScreen(page, 'Orders', '/order');
    await expect(page.getByRole('listitem')).toHaveCount(1);
  });
}

test('the way back leads past the steps that are done', async ({ page, sandbox, phone }) => {
  await sandbox.set({ newUsersVerified: false });
  await sandbox.persona('new-visitor', phone);
  await page.goto('/login');
  await signIn(page, sandbox, phone);
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await fillBasic(page);
  await next(page);
  await expectStep(page, 'Work Information', 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Home', '/');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expectStep(page, 'Work Information', 2);
});
