import type { Page } from '@playwright/test';
import { requestServer } from './support/api.ts';
import { test as testWithCuts } from './support/cut-connection.ts';
import {
  expectFilesCached,
  expectCached,
  findCached,
  cachedResponsePaths,
  cachedSessionResponseUrls,
  visitOrders,
} from './support/cached.ts';
import { signOutEverywhere } from './support/sign-out.ts';
import { failures } from './support/network.ts';
import { expectScreen, pressPay, signIn } from './support/flow.ts';
import { signInAs } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });
testWithCuts.use({ serviceWorkers: 'allow' });

async function quit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
}

testWithCuts(
  'signing out offline leaves nothing of the session, and reaches the server on the next visit',
  async ({ page, connection, request, sandbox, phone }) => {
    const session = await sandbox.persona('loaned', phone);
    await signInAs(page, session);
    await page.goto('/');
    await expectFilesCached(page);
    await expectCached(page, ['/home/v1/index']);
    await page.getByRole('link', { name: 'Orders' }).click();
    await expectCached(page, ['/order/v1/list']);
    connection.cut();
    await page.getByRole('link', { name: 'Account' }).click();
    await quit(page);
    await expectScreen(page, 'Sign in', '/login');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['kosha-files']);
    const sessionData = [session.token, session.phone, '"undwayList":', '"orderNo":'];
    expect(await findCached(page, sessionData)).toEqual([]);

    for (const path of ['/', '/order']) {
      await page.goto(path);
      await expectScreen(page, 'Sign in', `/login?redirect=${encodeURIComponent(path)}`);
      await expect(page.getByText(/₹/)).toHaveCount(0);
    }

    const code = async () => (await requestServer(request, session, '/order/v1/list')).code;
    expect(await code()).toBe(0);
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await stored()).not.toContain(session.phone);
    connection.restore();
    await page.goto('/login');
    await expect.poll(stored).not.toContain(session.token);
    expect(await code()).toBe(-4);
  },
);

test('a person never sees responses cached for another person', async ({
  page,
  context,
  sandbox,
  phone,
}) => {
  await visitOrders(page, await sandbox.persona('loaned', phone));
  await expectFilesCached(page);
  expect(await findCached(page, ['"orderNo":'])).not.toEqual([]);

  // Replaces the session in the storage, because a sign-out in the app would clear the cached
  // responses of the first person.
  const next = `7${phone.slice(1)}`;
  await signInAs(page, await sandbox.persona('verified', next));
  await context.setOffline(true);
  await page.goto('/order');
  await expect(page.getByText(failures['a broken connection'].told)).toBeVisible();
  await expect(page.getByText(/₹/)).toHaveCount(0);

  await context.setOffline(false);
  await page.goto('/');
  await expectScreen(page, 'Home', '/');
  await expect(page.getByRole('heading', { name: 'Loans for you' })).toBeVisible();
  await expectCached(page, ['/home/v1/index']);
  expect(await findCached(page, ['"orderNo":'])).toEqual([]);
});

test(
  'a lost session deletes the cached responses, and a write deletes older ones',
  { tag: '@full' },
  async ({ page, sandbox, phone, openDevice }) => {
    await visitOrders(page, await sandbox.persona('loaned', phone));
    const other = await openDevice();
    await signOutEverywhere(other, sandbox, phone);
    await page.getByRole('link', { name: 'Home' }).click();
    await expectScreen(page, 'Sign in', '/login?redirect=%2F');
    await expect.poll(() => cachedSessionResponseUrls(page)).toEqual([]);

    await sandbox.moveClock({ hours: 1 });
    await signIn(other, sandbox, phone);
    await expectScreen(other, 'Home', '/');
    await other.goto('/order');
    await expectCached(other, ['/order/v1/list']);
    await other.getByRole('link', { name: 'See details' }).click();
    await expectCached(other, ['/order/v1/detail']);
    await other.route('**/pay-order/**', (route) => route.fulfill({ status: 503 }));
    await pressPay(other);
    await expect.poll(() => cachedResponsePaths(other)).not.toContain('/api1/order/v1/list');
  },
);
