import { addBank, expectScreen, signIn } from './support/flow.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an amount over the limit is denied; applying again shows the days and hours left', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.set({ creditLimitRupees: 2000, newUsersVerified: true });
  await sandbox.persona('new-visitor', phone);
  await page.goto('/bank/add?pid=1');
  await signIn(page, sandbox, phone);
  await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1');
  await addBank(page);
  await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Orders', '/order');
  const order = page.getByRole('listitem');
  await expect(order).toContainText('Denied');
  await expect(page.getByRole('heading', { name: 'Nothing to repay' })).toBeVisible();
  await expect(order).not.toContainText('₹0');
  await expect(order.getByRole('link')).toHaveCount(0);

  await page.getByRole('link', { name: 'Home' }).click();
  const zone = page.locator('[data-zone]');
  await expect(zone).toContainText('apply again from');
  const [, date, time] = (await zone.textContent())!.match(
    /from(\d+ \w+ \d{4})(\d+:\d\d\s[ap]m) · up to ₹5,000/,
  )!;
  await page.getByRole('button', { name: 'What this means' }).click();
  await expectScreen(page, 'Application Denied', /\/product\/1\/denied\?day=15&hour=0$/);
  await expect(page.getByText('15 days', { exact: true })).toBeVisible();
  await expect(page.getByText(`from ${date}, ${time}`)).toBeVisible();
  await expectAccessible(page);

  await sandbox.moveClock({ days: 14, hours: 20 });
  await page.goto('/product/1/detail');
  await expectScreen(page, 'Application Denied', /\/denied\?day=0&hour=4$/);
  await expect(page.getByText('4 hours', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expectScreen(page, 'Home', '/');

  await sandbox.moveClock({ hours: 4 });
  await page.reload();
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expectScreen(page, 'Apply', '/product/1/detail');
});
