import { expect, type Page } from '@playwright/test';
import { expectScreen, signIn } from './flow.ts';
import type { Sandbox } from './sandbox.ts';

export async function storedDataNames(page: Page) {
  const stored = await page.evaluate(() => ({
    // The analytics setting and the app name come from the server and are not personal data.
    local: Object.keys(localStorage).filter(
      (key) => key !== 'kosha.analytics' && key !== 'kosha.app-name',
    ),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const caches = await page.evaluate(() => window.caches.keys());
  return { ...stored, cookies, caches };
}

export const deviceDataNames = { local: ['kosha.web_uuid'], session: [], cookies: [], caches: [] };

export async function signOutByUser(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
  await expectScreen(page, 'Sign in', '/login');
  // Until the server has responded, the browser stores the token for retrying the sign-out.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kosha.sign-outs'))).toBeNull();
}

export async function signOutEverywhere(
  other: Page,
  sandbox: Sandbox,
  phone: string,
): Promise<void> {
  await other.goto('/login');
  await signIn(other, sandbox, phone);
  await expectScreen(other, 'Home', '/');
  await other.goto('/personal');
  await other.getByRole('button', { name: 'Sign out on all devices' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out on all devices' }).click();
  await expectScreen(other, 'Sign in', '/login');
  await expect(other.getByText('You are signed out on all devices.')).toBeVisible();
}

export const nextPhone = (phone: string) => `7${phone.slice(1)}`;
