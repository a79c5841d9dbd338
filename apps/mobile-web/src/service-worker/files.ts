import type { Language } from '@kosha/domain';
import { pageAt } from '@kosha/web-host';
import { filesCache } from '../shared/offline/caches.ts';

/**
 * `build/write-worker.ts` defines these: hashed files, messages of other languages, pages, the
 * first pages, and the files of Account.
 */
declare const builtFiles: readonly string[];
declare const builtTexts: Readonly<Partial<Record<Language, readonly string[]>>>;
declare const builtPages: readonly string[];
declare const firstPages: readonly string[];
declare const signOutFiles: readonly string[];

/**
 * The page for all URLs without their own page, and the fallback for pages that were not visited
 * yet.
 */
const shell = '/app.html';
/**
 * Cached in advance with their files, so that a person can open the app and sign out while offline.
 */
const startPages = [shell, ...firstPages];
const networkTimeoutMs = 3_000;
/** The server supports the app of a replaced build for this long. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const hashedFolder = '/assets/';
const hashedFile = /"(\/assets\/[^"]+)"/g;
/** Paths of this origin that are not pages of the app: API calls, the sandbox, plain files. */
const notAPage = /^\/(?:api1|sandbox)(?:\/|$)|\.[^/]+$/;

/** The path of a file URL. */
export const fileOf = (url: string): string => new URL(url, self.location.href).pathname;

export const isHashedFile = (pathname: string): boolean => pathname.startsWith(hashedFolder);
export const isPage = (pathname: string): boolean => !notAPage.test(pathname);

const keyOf = (pathname: string) => pageAt(builtPages, pathname) ?? shell;

/** Caches the first pages, and the files for signing out, which must work offline too. */
export async function cacheStart(): Promise<void> {
  await Promise.all(
    startPages.map(async (path) => {
      const page = await fetch(path, { cache: 'no-cache', priority: 'low' });
      if (!page.ok) throw new Error(`${path} answered ${page.status}`);
      await cachePage(path, page);
    }),
  );
  await cacheFiles(signOutFiles);
}

/** Caches a page after all its files, so that it is complete when it is opened offline. */
async function cachePage(path: string, page: Response): Promise<void> {
  const html = await page.clone().text();
  const cache = await caches.open(filesCache);
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
      const { file, saving } = await readFile(address);
      await saving;
      if (!file.ok) throw new Error(`${address} answered ${file.status}`);
    }),
  );
}

let isStopped = false;

/**
 * Stops caching in advance, because browsers let the old worker finish before a new version starts.
 */
export function stopFetchingAhead(): void {
  isStopped = true;
}

/**
 * Caches the files of all screens, and the messages of this language, one by one, so that the
 * page's own requests have priority.
 */
export async function cacheAllFiles(language: Language): Promise<void> {
  for (const address of [...builtFiles, ...(builtTexts[language] ?? [])]) {
    if (isStopped) return;
    const { saving } = await readFile(address, { priority: 'low' });
    await saving;
  }
}

/**
 * Reads from the cache first, regardless of age, because a file's name changes with its content.
 */
export async function readFile(address: string, init?: RequestInit) {
  const cache = await caches.open(filesCache);
  const saved = await cache.match(address, { ignoreVary: true });
  if (saved) return { file: saved };
  const file = await fetch(address, init);
  // If the storage is full, the file is delivered without being cached.
  return { file, saving: file.ok ? cache.put(address, file.clone()).catch(() => {}) : undefined };
}

/**
 * Responds with the cached page if it is fresh, so that only API responses are pending. A reload or
 * a stale page uses the network.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const key = keyOf(new URL(event.request.url).pathname);
  const cached = isReload(event.request) ? undefined : await findPage(key);
  if (!cached || !isFresh(cached)) return fetchPage(event, key);
  servedFromCache.add(key);
  return cached;
}

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** With a wrong clock a page may count as stale too early, but never stays fresh longer. */
function isFresh({ headers }: Response): boolean {
  const ageMs = Date.now() - Date.parse(headers.get('date') ?? '');
  return ageMs >= 0 && ageMs < maxAgeMs;
}

/** Pages that were served from the cache without a request. */
const servedFromCache = new Set<string>();

/**
 * Refetches these pages after the app has started, so that the next visit shows the current page.
 */
export async function renewPages(): Promise<void> {
  const keys = [...servedFromCache];
  servedFromCache.clear();
  await Promise.all(
    keys.map((key) => cachePageIfOk(key, fetch(key, { cache: 'no-cache', priority: 'low' }))),
  );
}

/** The server's page, or the cached one if the server does not respond in time. */
async function fetchPage(event: FetchEvent, key: string): Promise<Response> {
  const fromServer = fetch(event.request);
  event.waitUntil(cachePageIfOk(key, fromServer).catch(() => {}));
  const timedOut = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), networkTimeoutMs);
  });
  const page = await Promise.race([fromServer.catch(() => undefined), timedOut]);
  return page ?? (await findPage(key)) ?? (await findPage(shell)) ?? fromServer;
}

const findPage = (key: string) => caches.match(key, { cacheName: filesCache });

/** Deletes the files of earlier builds and the pages that refer to them. */
export async function dropOldFiles(): Promise<void> {
  const current = new Set([...startPages, ...builtFiles, ...Object.values(builtTexts).flat()]);
  await deleteCached((pathname) => !current.has(pathname));
}

/** Caches the first pages in the selected language, and deletes all other pages. */
export async function changeLanguage(): Promise<void> {
  await cacheStart().catch(() => {});
  await deleteCached((pathname) => isPage(pathname) && !startPages.includes(pathname));
}

async function deleteCached(mustDelete: (pathname: string) => boolean): Promise<void> {
  const cache = await caches.open(filesCache);
  const cached = await cache.keys();
  const deleted = cached.filter(({ url }) => mustDelete(new URL(url).pathname));
  await Promise.all(deleted.map((request) => cache.delete(request)));
}
