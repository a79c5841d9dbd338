import type { Page } from '@playwright/test';
import { newestOrderId } from './support/api.ts';
import { nextPhone } from './support/sign-out.ts';
import { expectScreen, expectStarted } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { readablePhotoFile } from './support/verification.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });

async function expectInTheBar(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const header = await page.locator('header').first().boundingBox();
  const place = await button(page).boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(header?.y ?? Infinity);
  expect(place!.y + place!.height).toBeLessThanOrEqual(header!.y + header!.height);
  expect(place!.x + place!.width).toBeGreaterThan(320 - 2 * place!.width);
  expect(header?.y).toBe(0);
}

const screens: readonly { name: string; path: (orderId: string) => string; shows: string }[] = [
  { name: 'Home', path: () => '/', shows: 'Loans for you' },
  { name: 'Orders', path: () => '/order', shows: 'See details' },
  { name: 'Account', path: () => '/personal', shows: 'Quit' },
  { name: 'Product', path: () => '/product/1', shows: 'Product Eligibility' },
  { name: 'Bank Card', path: () => '/bank?pid=1', shows: 'HDFC0001234' },
  { name: 'Order Detail', path: (id) => `/orders/${id}/detail`, shows: 'Application date' },
  { name: 'Help Center', path: () => '/personal/help', shows: 'Who can apply?' },
];

test('the feedback button is in the bar and covers no content of any screen at 320 px', async ({
  page,
  request,
  sandbox,
  phone,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const session = await sandbox.persona('loaned', phone);
  const orderId = await newestOrderId(request, session);
  await signInAs(page, session);
  for (const { name, path, shows } of screens) {
    await test.step(name, async () => {
      await page.goto(path(orderId));
      await expectStarted(page);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(button(page)).toBeVisible();
      await expectInTheBar(page);
    });
  }
});

test('staff receive feedback with a screenshot, and only its sender gets their reply', async ({
  page,
  context,
  sandbox,
  phone,
  openDevice,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/');
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByLabel('What is it about?').selectOption('Repayment');
  await dialog.getByLabel('Your feedback').fill(`Is ${phone} right?`);
  await dialog.getByLabel(/Screenshots/).setInputFiles(readablePhotoFile);
  await expect(dialog.getByAltText('Picture 1 of 1')).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
  await button(page).click();
  await expect(dialog.getByAltText('Picture 1 of 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your feedback has arrived.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const staff = await context.newPage();
  await staff.goto('/sandbox/feedback');
  const received = staff.getByRole('listitem').filter({ hasText: phone });
  await expect(received.getByText('Repayment')).toBeVisible();
  await received.getByLabel('Reply').fill('Yes, it is.');
  await received.getByRole('button', { name: 'Send the reply' }).click();
  await expect(received.getByText(/^Replied/)).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'FeedBack' }).click();
  await expectScreen(page, 'FeedBack', '/feedback');
  await expect(page.getByText(`Is ${phone} right?`)).toBeVisible();
  await expect(page.getByText('Yes, it is.')).toBeVisible();
  await page.getByRole('button', { name: 'Open picture 1 of 1' }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: 'Picture 1 of 1' });
  const width = () => large.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expectAccessible(page);

  const address = (await large.getAttribute('src')) ?? '';
  const other = await openDevice();
  await signInAs(other, await sandbox.persona('verified', nextPhone(phone)));
  expect((await other.request.get(address)).status()).toBe(404);
  await other.goto('/feedback');
  await expect(other.getByRole('heading', { name: 'No Records' })).toBeVisible();

  // The apply page has no feedback button, because the button could cover the cost of the loan.
  await page.goto('/product/1/detail');
  await expect(page.getByText('How this adds up')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
