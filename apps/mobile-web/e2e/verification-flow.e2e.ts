import { addBank, expectScreen } from './support/flow.ts';
import { expect, test } from './support/test.ts';
import {
  expectStep,
  fillBasic,
  pressNext,
  passEveryStep,
  signInUnverified,
} from './support/verification.ts';

test('a new visitor becomes a verified borrower by photos and applies', async ({
  page,
  sandbox,
  phone,
}) => {
  test.slow(true, 'Walks every step from the first visit to the application.');
  const session = { sandbox, phone, kycMode: 'photo' } as const;
  await sandbox.set({ kycMode: 'photo' });
  await signInUnverified(page, session);
  await page.goto('/');
  await page.getByRole('button', { name: 'Apply' }).first().click();

  await passEveryStep(page, session);
  await expectScreen(page, 'Apply', '/product/1/detail');
  await page.getByRole('link', { name: 'Bank account' }).click();
  await addBank(page);
  await expectScreen(page, 'Apply', /bank_id=/);
  await expect(page.getByText('How this adds up')).toBeVisible();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('Back skips the completed steps', { tag: '@full' }, async ({ page, sandbox, phone }) => {
  await signInUnverified(page, { sandbox, phone });
  await page.goto('/');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await fillBasic(page);
  await pressNext(page);
  await expectStep(page, 'Work Information', 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Home', '/');
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expectStep(page, 'Work Information', 2);
});
