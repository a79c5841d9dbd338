import type { Page } from '@playwright/test';
import { newestOrderId } from './support/api.ts';
import { expectToFit } from './support/reach.ts';
import { signInAs, type Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

interface Reached {
  name: string;
  path: (orderId: string) => string;
  shows: string;
  /** Who sees it; someone in debt by default. */
  persona?: string;
}

const screens: readonly Reached[] = [
  { name: 'login', path: () => '/login', shows: 'One-time code' },
  { name: 'home', path: () => '/', shows: 'Loans for you' },
  {
    name: 'apply',
    path: () => '/product/1/detail',
    shows: 'How this adds up',
    persona: 'failed',
  },
  { name: 'order detail', path: (id) => `/orders/${id}/detail`, shows: 'Application date' },
];

async function fillLogin(page: Page, sandbox: Sandbox, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get', exact: true }).click();
  await page.getByLabel('One-time code').fill(await sandbox.readCode(phone));
}

for (const { name, path, shows, persona = 'overdue' } of screens) {
  test(`${name} fits 320 px at 200 % text, in the dark too`, async ({
    page,
    request,
    sandbox,
    phone,
  }) => {
    const session = await sandbox.persona(persona, phone);
    const orderId = await newestOrderId(request, session);
    await page.setViewportSize({ width: 320, height: 640 });
    if (name !== 'login') await signInAs(page, session);
    await page.goto(path(orderId));
    await expect(page.getByText(shows).first()).toBeVisible();
    if (name === 'login') await fillLogin(page, sandbox, phone);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectToFit(page);
  });
}

test('nothing moves for who asked for less motion', async ({ page, sandbox, phone }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, await sandbox.persona('verified', phone));
  await page.goto('/product/1/detail');
  await page.getByText('How this adds up').click();
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => {
      const duration = effect?.getComputedTiming().activeDuration ?? 0;
      return Number(duration) > 1;
    }),
  );
  expect(moving).toEqual([]);
});
