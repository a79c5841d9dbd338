import { tabTo } from './support/keyboard.ts';
import { expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test('signing in needs no pointer', async ({ page, sandbox, phone }) => {
  await sandbox.persona('new-visitor', phone);
  await page.goto('/login?redirect=%2Fproduct%2F1');
  await tabTo(page, 'Mobile number');
  await page.keyboard.type(phone);
  await tabTo(page, 'Get');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.keyboard.type(await sandbox.readCode(phone));
  await tabTo(page, 'I agree to the');
  await page.keyboard.press('Space');
  await expect(page.getByText('Please agree with Loan Guarantee Argreement.')).toBeVisible();
  await page.keyboard.press('Space');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Product', '/product/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('applying needs no pointer: dialogs open, close with Escape and return the focus', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  // Bank card 0 does not exist, so the page asks the user to select a card.
  await page.goto('/product/1/detail?bank_id=0');
  await expect(page.getByText('How this adds up')).toBeVisible();

  await tabTo(page, 'Loyalty tiers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Loyalty tiers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Loyalty tiers' })).toBeFocused();

  await tabTo(page, 'APPLY NOW');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'APPLY NOW' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Choose a bank account');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Bank Card', '/bank?pid=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'HDFC0001234');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Apply', /bank_id=/);
  await expect(page.getByText('How this adds up')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Amount');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Amount')).toHaveValue('3000');
  await tabTo(page, 'How this adds up');
  await page.keyboard.press('Enter');
  await expect(page.getByText('GST 18% on processing fee')).toBeVisible();
  await tabTo(page, 'Automatically get money');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Automatically get money?')).not.toBeChecked();
  await tabTo(page, 'APPLY NOW');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('repaying needs no pointer, and after going back the heading has the focus', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('loaned', phone));
  await page.goto('/order');
  await tabTo(page, 'See details');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Order Detail', /\/detail$/);
  await expect(page.getByRole('button', { name: /^Repayment/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Repayment ₹');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Reapply after this repayment');
  await page.keyboard.press('Space');
  await tabTo(page, 'Pay ₹5,028');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Test checkout')).toBeVisible();
  await tabTo(page, 'Pay ₹5,028');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We have received ₹5,028.')).toBeVisible();
  await tabTo(page, 'Back');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Home', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
