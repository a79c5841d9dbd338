import { expect, type Page } from '@playwright/test';
import { signInAs, type PersonaSession } from './sandbox.ts';

/** Those of the texts that Cache Storage contains, in an address, a header or a body. */
export async function findCached(page: Page, texts: readonly string[]): Promise<string[]> {
  const kept = await keptText(page);
  return texts.filter((text) => kept.includes(text));
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

export const cachedReads = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kosha-responses'))) return [];
    const kept = await (await caches.open('kosha-responses')).keys();
    return kept.map(({ url }) => new URL(url).pathname).toSorted();
  });

/** The answers kept for a person; those to the empty token are public, and end with its hash. */
export const cachedReadsOfSessions = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kosha-responses'))) return [];
    const kept = await (await caches.open('kosha-responses')).keys();
    return kept.map(({ url }) => url).filter((url) => !url.endsWith('cached-for=e3b0c44298fc1c14'));
  });

/** Waits until the worker has kept the answers of these reads. */
export async function expectCached(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => cachedReads(page))
    .toEqual(expect.arrayContaining(paths.map((path) => `/api1${path}`)));
}

/** Waits until every file that the page has loaded, or has in itself, is in the cache and the worker controls it. */
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
  // The worker answers this page's calls only after it has kept the files.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Waits until the worker has fetched every file of the build ahead, with the texts of another language. */
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

/** Signs in, opens the list of orders and waits until its answer is kept. */
export async function visitOrders(page: Page, session: PersonaSession): Promise<void> {
  await signInAs(page, session);
  await page.goto('/order');
  await expectCached(page, ['/order/v1/list']);
}
