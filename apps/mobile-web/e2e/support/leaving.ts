import type { Page } from '@playwright/test';
import { expectScreen } from './road.ts';

/** The names of everything that this browser stores for the app. */
export async function kept(page: Page) {
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const caches = await page.evaluate(() => window.caches.keys());
  return { ...stored, cookies, caches };
}

export const onlyTheDevice = { local: ['kosha.web_uuid'], session: [], cookies: [], caches: [] };

/** Signs out on the account screen. */
export async function quit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
  await expectScreen(page, 'Sign in', '/login');
}

export const nextPhone = (phone: string) => `7${phone.slice(1)}`;
