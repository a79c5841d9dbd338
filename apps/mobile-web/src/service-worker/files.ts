import type { Language } from '@kosha/domain';
import { pageAt } from '@kosha/web-host';
import { filesCacheName } from '../shared/offline/caches.ts';

/** The build (`build/write-worker.ts`) defines these constants. */
declare const builtFiles: readonly string[];
declare const builtTexts: Readonly<Partial<Record<Language, readonly string[]>>>;
declare const builtPages: readonly string[];
declare const firstPages: readonly string[];
declare const signOutFiles: readonly string[];

/** The page for URLs without their own page, and the fallback for pages that are not cached. */
const shell = '/app.html';
/** Cached in advance, so that a user can open the app and sign out while offline. */
const startPages = [shell, ...firstPages];
const networkTimeoutMs = 3_000;
/** An older cached page is stale, because the server supports an older build for only 7 days. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const hashedFolder = '/assets/';
const hashedFile = /"(\/assets\/[^"]+)"/g;
const notAPage = /^\/(?:api1|sandbox)(?:\/|$)|\.[^/]+$/;

export const pathnameOf = (url: string): string => new URL(url, self.location.href).pathname;

export const isHashedFile = (pathname: string): boolean => pathname.startsWith(hashedFolder);
export const isPage = (pathname: string): boolean => !notAPage.test(pathname);

const keyOf = (pathname: string) => pageAt(builtPages, pathname) ?? shell;

export async function cacheStartPages(): Promise<void> {
  await Promise.all(
    startPages.map(async (path) => {
      const page = await fetch(path, { cache: 'no-cache', priority: 'low' });
      if (!page.ok) throw new Error(`${path} answered ${page.status}`);
      await cachePage(path, page);
    }),
  );
  await cacheFiles(signOutFiles);
}

/** Caches the page's files before the page, so that a cached page is always complete. */
async function cachePage(path: string, page: Response): Promise<void> {
  const html = await page.clone().text();
  const cache = await caches.open(filesCacheName);
  await cacheFiles([...html.matchAll(hashedFile)].map(([, file = '']) => file));
  await cache.put(path, page);
}

async function cachePageIfOk(path: string, fromServer: Promise<Response>): Promise<void> {
  const page = await fromServer;
  if (page.ok) await cachePage(path, page.clone());
}

export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const { file, saving } = await fetchFileCacheFirst(address);
      await saving;
      if (!file.ok) throw new Error(`${address} answered ${file.status}`);
    }),
  );
}

let isStopped = false;

/** Ends `cacheAllFiles`, because a new worker starts only when the old worker has finished. */
export function stopFetchingAhead(): void {
  isStopped = true;
}

/** Caches one file at a time, because the page's own requests have priority. */
export async function cacheAllFiles(language: Language): Promise<void> {
  for (const address of [...builtFiles, ...(builtTexts[language] ?? [])]) {
    if (isStopped) return;
    const { saving } = await fetchFileCacheFirst(address, { priority: 'low' });
    await saving;
  }
}

/** A cached file is never stale, because its name changes with its content. */
export async function fetchFileCacheFirst(address: string, init?: RequestInit) {
  const cache = await caches.open(filesCacheName);
  const saved = await cache.match(address, { ignoreVary: true });
  if (saved) return { file: saved };
  const file = await fetch(address, init);
  // If the storage is full, the worker returns the file without caching it.
  return { file, saving: file.ok ? cache.put(address, file.clone()).catch(() => {}) : undefined };
}

/**
 * Returns the cached page if it is fresh. Tries the network first if the page is stale or not
 * cached, or if the user reloads it.
 */
export async function respondToNavigation(event: FetchEvent): Promise<Response> {
  const key = keyOf(new URL(event.request.url).pathname);
  const cached = isReload(event.request) ? undefined : await findPage(key);
  if (!cached || !isFresh(cached)) return fetchPage(event, key);
  servedFromCache.add(key);
  return cached;
}

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** A negative age means that the phone's clock is wrong, so the page counts as stale. */
function isFresh({ headers }: Response): boolean {
  const ageMs = Date.now() - Date.parse(headers.get('date') ?? '');
  return ageMs >= 0 && ageMs < maxAgeMs;
}

const servedFromCache = new Set<string>();

/** Refetches the pages that came from the cache, so that the next visit shows current pages. */
export async function renewPages(): Promise<void> {
  const keys = [...servedFromCache];
  servedFromCache.clear();
  await Promise.all(
    keys.map((key) => cachePageIfOk(key, fetch(key, { cache: 'no-cache', priority: 'low' }))),
  );
}

async function fetchPage(event: FetchEvent, key: string): Promise<Response> {
  const fromServer = fetch(event.request);
  event.waitUntil(cachePageIfOk(key, fromServer).catch(() => {}));
  const timedOut = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), networkTimeoutMs);
  });
  const page = await Promise.race([fromServer.catch(() => undefined), timedOut]);
  return page ?? (await findPage(key)) ?? (await findPage(shell)) ?? fromServer;
}

const findPage = (key: string) => caches.match(key, { cacheName: filesCacheName });

export async function dropOldFiles(): Promise<void> {
  const current = new Set([...startPages, ...builtFiles, ...Object.values(builtTexts).flat()]);
  await deleteCached((pathname) => !current.has(pathname));
}

/** Refetches the start pages, and deletes all other cached pages, which are in the old language. */
export async function recachePagesInNewLanguage(): Promise<void> {
  await cacheStartPages().catch(() => {});
  await deleteCached((pathname) => isPage(pathname) && !startPages.includes(pathname));
}

async function deleteCached(mustDelete: (pathname: string) => boolean): Promise<void> {
  const cache = await caches.open(filesCacheName);
  const cached = await cache.keys();
  const deleted = cached.filter(({ url }) => mustDelete(new URL(url).pathname));
  await Promise.all(deleted.map((request) => cache.delete(request)));
}
