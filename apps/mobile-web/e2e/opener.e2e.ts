import type { Page } from '@playwright/test';
import { expectScreen } from './support/road.ts';
import { servers } from './support/servers.ts';
import { expect, test } from './support/test.ts';

/** Lets a page of another origin open the sign-in; returns it, and whether its opener has lost it. */
async function openFromElsewhere(page: Page, here: string) {
  const elsewhere = servers.find(({ origin }) => origin !== here);
  await page.goto(`${elsewhere?.origin}/icon.svg`);
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    Reflect.set(window, 'opened', window.open(address));
  }, `${here}/login`);
  const app = await opened;
  await expectScreen(app, 'Sign in', `${here}/login`);
  const isLost = () => page.evaluate(() => (Reflect.get(window, 'opened') as Window).closed);
  return { app, isLost };
}

test('a page that opened the app cannot lead it elsewhere, nor after a reload', async ({
  page,
  baseURL,
}) => {
  const { app, isLost } = await openFromElsewhere(page, baseURL ?? '');
  await expect.poll(isLost).toBe(true);
  expect(await app.evaluate(() => window.opener)).toBeNull();
  await app.reload();
  await expectScreen(app, 'Sign in', '/login');
  expect(await isLost()).toBe(true);
});

test('a visit to which no page led waits for no second process, and leaves no unprotected page for one that is opened', async ({
  page,
  baseURL,
}) => {
  const typed = await page.goto('/login');
  expect(typed?.headers()['cross-origin-opener-policy']).toBeUndefined();
  const { isLost } = await openFromElsewhere(page, baseURL ?? '');
  await expect.poll(isLost).toBe(true);
});
