import type { Page } from '@playwright/test';
import { findBranch } from './support/finder.ts';
import { nextPhone } from './support/sign-out.ts';
import { addBank, chooseCard, expectScreen } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function openTiers(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await page.getByRole('button', { name: 'Loyalty tiers' }).click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(async ({ page, sandbox, phone }) => {
  await signInAs(page, await sandbox.persona('verified', phone));
});

test('Back closes a dialog and stays on its screen; a second Back leaves the screen', async ({
  page,
}) => {
  await openTiers(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expectScreen(page, 'Apply', '/product/1/detail');
  await page.goBack();
  await expectScreen(page, 'Home', '/');
});

test('Back closes a dialog on the first screen of a visit, every time it is opened', async ({
  page,
}) => {
  await page.goto('/product/1/detail');
  for (let opened = 1; opened <= 2; opened += 1) {
    await page.getByRole('button', { name: 'Loyalty tiers' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expectScreen(page, 'Apply', '/product/1/detail');
  }
  await page.getByLabel('Amount').selectOption('1000');
});

test('after a dialog is closed by its button or a reload, one Back leaves the screen', async ({
  page,
}) => {
  await openTiers(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Loyalty tiers' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('How this adds up')).toBeVisible();
  await page.goBack();
  await expectScreen(page, 'Home', '/');
});

test('Back from a page opened by a dialog returns to the screen of the dialog, then to the previous one', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('no-card', nextPhone(phone)));
  await openTiers(page);
  await page.goBack();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await dialog(page).getByRole('button', { name: 'Add Bank Card' }).click();
  await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1');
  await page.goBack();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expectScreen(page, 'Home', '/');
});

test('Back skips a screen that a dialog has replaced', async ({ page }) => {
  await page.goto('/order');
  await page.getByRole('link', { name: 'Account' }).click();
  await expectScreen(page, 'Account', '/personal');
  await page.getByRole('button', { name: 'Quit' }).click();
  await dialog(page).getByRole('button', { name: 'Quit' }).click();
  await expectScreen(page, 'Sign in', '/login');
  await page.goBack();
  await expectScreen(page, 'Sign in', '/login?redirect=%2Forder');
});

test('Back from Orders returns home after an application with a newly added bank card', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('no-card', nextPhone(phone)));
  await page.goto('/');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await page.getByRole('link', { name: /Bank account/ }).click();
  await page.getByRole('link', { name: 'Forget your IFSC ?' }).click();
  await findBranch(page);
  await expectScreen(page, 'Add Bank Card', '/bank/add?pid=1&ifsc_code=HDFC0001234');
  await page.goBack();
  await expectScreen(page, 'Apply', '/product/1/detail');
  await page.goForward();
  await addBank(page);
  await expectScreen(page, 'Apply', /\/product\/1\/detail\?bank_id=/);
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expectScreen(page, 'Orders', '/order');
  await page.goBack();
  await expectScreen(page, 'Home', '/');
});

test('a navigation right after closing a dialog is not undone', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 5_000);
    addEventListener('popstate', () => document.documentElement.classList.add('went-back'));
  });
  await sandbox.set({ isPositionWanted: true });
  const needUpload = page.waitForResponse('**/device/v1/needUpload');
  await chooseCard(page);
  await needUpload;
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply without it' }).click();
  await expect(page.locator('html.went-back')).toBeAttached();
  await expectScreen(page, 'Orders', '/order');
});
