import { expect, type Page, type Request } from '@playwright/test';
import { expectScreen } from './flow.ts';
import { expectAccessible } from './test.ts';

const html = { contentType: 'text/html', body: '<!doctype html><title>Bad gateway</title>' };

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

export async function breakNetwork(page: Page, url = '**/api1/**'): Promise<void> {
  await failures['a broken connection'].apply(page, url);
}

export async function restoreNetwork(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Call this function while the order list is open and the browser is offline. */
export async function expectRetryAfterReconnect(page: Page): Promise<void> {
  const message = page.getByText(failures['a broken connection'].told);
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).focus();
  await page.context().setOffline(false);
  // Uses a key press, because the app may already have reloaded the orders by itself and removed
  // the button. A click would then wait for the button forever.
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Orders', '/order');
  await expect(page.getByRole('listitem')).toContainText('Loaned');
}

/** The server handles the first request, but the app gets no response. Returns all requests. */
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

/** Advances the clock in steps until the text appears. The test must install the clock. */
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

/** Requests get no response until `restoreNetwork` is called. */
export async function blockResponses(page: Page, url: string): Promise<void> {
  await page.route(url, () => {});
}

/**
 * Requests get a response only after the returned function was called. Requests before that call
 * never get a response.
 */
export async function blockResponsesUntilCalled(page: Page, url: string): Promise<() => void> {
  let canRespond = false;
  await page.route(url, (route) => (canRespond ? route.continue() : undefined));
  return () => {
    canRespond = true;
  };
}

export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
