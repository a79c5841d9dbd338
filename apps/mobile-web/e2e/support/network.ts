import { expect, type Page, type Request } from '@playwright/test';
import { expectScreen } from './flow.ts';
import { expectAccessible } from './test.ts';

const html = { contentType: 'text/html', body: '<!doctype html><title>Bad gateway</title>' };

/** Ways in which a request can fail, with the app's message. */
export const failures = {
  'a broken connection': {
    told: 'No connection. Check your network and try again.',
    apply: (page: Page, url: string) => page.route(url, (route) => route.abort()),
  },
  'an HTML page with status 500': {
    told: 'Something went wrong on our side. Please try again.',
    apply: (page: Page, url: string) =>
      page.route(url, (route) => route.fulfill({ ...html, status: 500 })),
  },
  'an HTML page with status 200': {
    told: 'Something went wrong on our side. Please try again.',
    apply: (page: Page, url: string) =>
      page.route(url, (route) => route.fulfill({ ...html, status: 200 })),
  },
} as const;

/** Makes every call to the server fail until `restoreNetwork` is called. */
export async function breakNetwork(page: Page, url = '**/api1/**'): Promise<void> {
  await failures['a broken connection'].apply(page, url);
}

export async function restoreNetwork(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** For the order list while offline: Retry fails until the connection is restored. */
export async function expectRetryOnceBack(page: Page): Promise<void> {
  const message = page.getByText(failures['a broken connection'].told);
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.context().setOffline(false);
  // Uses a key, because a click would wait forever if the app had already recovered by itself.
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
}

/**
 * The server handles the next call, but its response is lost; later calls succeed. Returns the list
 * that collects these calls.
 */
export async function loseResponseOnce(page: Page, url: string): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(url, async (route) => {
    calls.push(route.request());
    if (calls.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return calls;
}

/**
 * Advances the page's clock by `stepMs` until this text appears, so that the test does not wait for
 * the app's retries. The clock must be installed.
 */
export async function passTimeUntilReported(
  page: Page,
  message: string,
  stepMs: number,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(page.getByText(message)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Calls get no response until `restoreNetwork` is called. */
export async function hang(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
}

/** Calls get no response, except those that are made after the returned function is called. */
export async function hangFirst(page: Page, url: string): Promise<() => void> {
  let canRespond = false;
  await page.route(url, (route) => (canRespond ? route.continue() : undefined));
  return () => {
    canRespond = true;
  };
}

/** Holds back the app's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
