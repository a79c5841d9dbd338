import type { Page } from '@playwright/test';
import { newestOrderId } from './support/api.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });

/** The parts of the screen under the floating button when the page is scrolled to its end. */
const coveredAtTheEnd = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const floating = document.querySelector('button[aria-label="Feedback"]');
    const { left, right, top, bottom } = floating!.getBoundingClientRect();
    const isUnder = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    };
    const shown = [...document.querySelectorAll('main *, footer button, footer a')];
    return shown
      .filter((element) => element !== floating && element.children.length === 0)
      .filter((element) => isUnder(element) && !floating!.contains(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

const screens: readonly { name: string; path: (orderId: string) => string; shows: string }[] = [
  { name: 'Home', path: () => '/', shows: 'Loans for you' },
  { name: 'Orders', path: () => '/order', shows: 'See details and repay' },
  { name: 'Account', path: () => '/personal', shows: 'Quit' },
  { name: 'Product', path: () => '/product/1', shows: 'Product Eligibility' },
  { name: 'Bank Card', path: () => '/bank?pid=1', shows: 'HDFC0001234' },
  { name: 'Order Detail', path: (id) => `/orders/${id}/detail`, shows: 'Application date' },
  { name: 'Help Center', path: () => '/personal/help', shows: 'Who can apply?' },
];

test('the feedback button covers no content of any screen at 320 px', async ({
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
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(button(page)).toBeVisible();
      expect(await coveredAtTheEnd(page)).toEqual([]);
    });
  }
});

test('the feedback button opens our contacts, Back closes them, and the apply page has no such button', async ({
  page,
  sandbox,
  phone,
}) => {
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/');
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Loans for you')).toBeVisible();

  // Nothing may cover the page on which the borrower decides.
  await page.goto('/product/1/detail');
  await expect(page.getByText('How this adds up')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
