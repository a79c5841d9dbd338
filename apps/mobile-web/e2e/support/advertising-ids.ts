import type { BrowserContext, Page } from '@playwright/test';

/** The name of the cookie for each request header (§7.3). */
const cookies = { fbp: '_fbp', fbc: '_fbc', fbuserid: 'fbUserId' } as const;

export const setAdvertisingCookies = (context: BrowserContext, url = ''): Promise<void> =>
  context.addCookies(Object.values(cookies).map((name) => ({ name, value: 'fb.1.2.3', url })));

/** Returns a list that grows with each request that contains an advertising id. */
export function recordCallsWithAdvertisingIds(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api1/')) return;
    const headers = request.headers();
    const carrying = Object.keys(cookies).filter((header) => headers[header]);
    if (carrying.length > 0) calls.push(`${carrying.join(' ')} ${request.url()}`);
  });
  return calls;
}
