import { expect, type Page } from '@playwright/test';
import { signInAs, type PersonaSession } from './sandbox.ts';

export async function findCached(page: Page, texts: readonly string[]): Promise<string[]> {
  const cached = await keptText(page);
  return texts.filter((text) => cached.includes(text));
}

async function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        parts.push(name, request.url, JSON.stringify([...request.headers]));
        parts.push(JSON.stringify([...(response?.headers ?? [])]), (await response?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });
}

export const cachedResponsePaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kosha-responses'))) return [];
    const cached = await (await caches.open('kosha-responses')).keys();
    return cached.map(({ url }) => new URL(url).pathname).toSorted();
  });

/** Excludes responses to signed-out visitors: their URLs end with the hash of an empty token. */
export const cachedSessionResponseUrls = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kosha-responses'))) return [];
    const cached = await (await caches.open('kosha-responses')).keys();
    return cached
      .map(({ url }) => url)
      .filter((url) => !url.endsWith('cached-for=e3b0c44298fc1c14'));
  });

export async function expectCached(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => cachedResponsePaths(page))
    .toEqual(expect.arrayContaining(paths.map((path) => `/api1${path}`)));
}

export async function expectFilesCached(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const urls = [...loaded, ...styles.map(({ href }) => href)].map((url) => new URL(url));
      const files = urls.filter(({ pathname }) => pathname.startsWith('/assets/'));
      const found = await Promise.all(files.map(({ href }) => caches.match(href)));
      return files.filter((_, at) => !found[at]).map(({ pathname }) => pathname);
    });
  await expect.poll(missing).toEqual([]);
  // Also waits until the service worker controls the page, which happens some time after it has
  // cached the files.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

export async function expectBuildCached(page: Page, language = 'en'): Promise<void> {
  const missing = () =>
    page.evaluate(async (texts) => {
      const worker = await (await fetch('/sw.js')).text();
      const all = [...new Set(worker.match(/\/assets\/[\w.-]+\.(?:js|css|json)\b/g))];
      const files = all.filter((file) => !file.endsWith('.json') || file.includes(texts));
      const found = await Promise.all(files.map((file) => caches.match(file)));
      return files.length === 0 ? ['all'] : files.filter((_, at) => !found[at]);
    }, `.${language}-`);
  await expect.poll(missing).toEqual([]);
}

export async function visitOrders(page: Page, session: PersonaSession): Promise<void> {
  await signInAs(page, session);
  await page.goto('/order');
  await expectCached(page, ['/order/v1/list']);
}
