import { expect, type Page, type Request } from '@playwright/test';
import { expectScreen } from './flow.ts';
import { expectAccessible } from './test.ts';

const html = { contentType: 'text/html', body: '<!doctype html><title>Bad gateway</title>' };

/** How a request can fail, and the app's message. */
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

/** Every call to the server breaks until `mend`. */
export async function breakNetwork(page: Page, url = '**/api1/**'): Promise<void> {
  await failures['a broken connection'].apply(page, url);
}

export async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** For the list of orders, opened offline: Retry fails until the connection is back. */
export async function expectRetryOnceBack(page: Page): Promise<void> {
  const told = page.getByText(failures['a broken connection'].told);
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.context().setOffline(false);
  // By key and not by a click, which waits for ever if the app has noticed the network by itself.
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
}

/**
 * The server handles the next call, but its answer is lost. Later calls work. Returns the list that
 * collects these calls.
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
 * Moves the page's clock on by `stepMs`, again and again, until these words appear, so that the
 * test does not wait for the app's own retries. The clock must be installed.
 */
export async function passTimeUntilReported(
  page: Page,
  told: string,
  stepMs: number,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(page.getByText(told)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Calls get no answer until `mend`. */
export async function hang(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
}

/** Calls never get an answer; those made after the returned function was called do. */
export async function hangFirst(page: Page, url: string): Promise<() => void> {
  let isOver = false;
  await page.route(url, (route) => (isOver ? route.continue() : undefined));
  return () => {
    isOver = true;
  };
}

/** No script of the app comes before the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
