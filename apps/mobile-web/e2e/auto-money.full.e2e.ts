import { chooseCard, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test('with the switch on, the loan is paid out without another step, and the list updates itself', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await chooseCard(page);
  await expect(page.getByLabel('Automatically get money?')).toBeChecked();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Orders', '/order');
  const order = page.getByRole('listitem');
  await expect(order).toContainText('Auditing');
  await expect(order).toContainText('Loaned');
  await expect(order.getByRole('link', { name: 'See details' })).toBeVisible();
});

test('a failed payout is shown, and a new application is possible', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('failed', phone));
  await page.goto('/order');
  await expect(page.getByRole('listitem')).toContainText('Failed');
  await expect(page.getByRole('listitem')).toContainText('You can apply again.');
  await chooseCard(page);
  await expect(page.getByRole('button', { name: 'APPLY NOW' })).toBeEnabled();
});
