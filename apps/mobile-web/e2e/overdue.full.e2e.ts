import { readShownAmounts, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import type { Page } from '@playwright/test';

async function owed(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Repayment ₹ / });
  return (await button.innerText()).replace('Repayment ₹ ', '₹');
}

test('an overdue loan shows its days and fee, and the checkout requests the same amount', async ({
  page,
  sandbox,
  phone,
}) => {
  // The test runs at noon, because the age of the loan in days would change at midnight.
  await sandbox.moveToNoon();
  await signInAs(page, await sandbox.persona('loaned', phone));
  await sandbox.moveClock({ days: 9 });
  await page.goto('/order');
  await expect(page.getByRole('listitem')).toContainText('Overdued');
  await page.getByRole('link', { name: 'See details' }).click();
  await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
  await expect(page.getByText('4 days late · ₹50 more each day')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('How this adds up').click();
  const amounts = await readShownAmounts(page);
  const of = (label: string) => amounts.filter((amount) => amount.label === label);
  const fee = of('Overdue fee')[0];
  expect(fee?.text).toBe('₹200');
  const due = of('You pay')[0];
  const steps = ['Loan amount', 'Interest fee', 'Overdue fee'];
  const sum = steps.reduce((total, label) => total + (of(label)[0]?.paise ?? NaN), 0);
  expect(sum).toBe(due?.paise);
  await expect(page.getByText('Overdue days')).toBeVisible();

  const amount = await owed(page);
  expect(amount).toBe(due?.text);
  await page.getByRole('button', { name: /^Repayment/ }).click();
  await page.getByLabel('Reapply after this repayment').uncheck();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(page.getByText('Test checkout')).toBeVisible();
  await expect(page.locator('.amount')).toHaveText(amount);
  expect(await readShownAmounts(page)).toContainEqual({ ...fee, label: 'Overdue fee' });

  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(page.getByText(`We have received ${amount}.`)).toBeVisible();
  await page.goto('/order');
  await expect(page.getByRole('listitem')).toContainText('Settled');
});

test('a checkout left open for a day expires, and a new one requests the current amount', async ({
  page,
  sandbox,
  phone,
}) => {
  await sandbox.moveToNoon();
  await signInAs(page, await sandbox.persona('overdue', phone));
  await page.goto('/order');
  await page.getByRole('link', { name: 'See details' }).click();
  const before = await owed(page);
  await page.getByRole('button', { name: /^Repayment/ }).click();
  await page.getByLabel('Reapply after this repayment').uncheck();
  await page.getByRole('button', { name: `Pay ${before}` }).click();
  await expect(page.getByText('Test checkout')).toBeVisible();

  await sandbox.moveClock({ days: 1 });
  await page.getByRole('button', { name: `Pay ${before}` }).click();
  await expect(page.getByRole('heading', { name: 'This payment has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expectScreen(page, 'Order Detail', /\/orders\/[^/]+\/detail$/);
  await expect(page.getByText('4 days late · ₹50 more each day')).toBeVisible();
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await page.getByRole('button', { name: 'Pay ₹5,228' }).click();
  await expect(page.getByText('Test checkout')).toBeVisible();
  await expect(page.locator('.amount')).toHaveText('₹5,228');
  await page.getByRole('button', { name: 'Pay ₹5,228' }).click();
  await expect(page.getByText('We have received ₹5,228.')).toBeVisible();
});
