import type { Language } from '@kosha/domain';
import { pageAt } from '@kosha/web-host';
import { filesCache } from '../shared/offline/caches.ts';

/**
 * Filled in by `build/write-worker.ts`: hashed files, messages in each other language, pages, the
 * pages that everybody needs, and the files of Account.
 */
declare const builtFiles: readonly string[];
declare const builtTexts: Readonly<Partial<Record<Language, readonly string[]>>>;
declare const builtPages: readonly string[];
declare const firstPages: readonly string[];
declare const signOutFiles: readonly string[];

/** The page for every URL without its own; also a fallback for pages not visited yet. */
const shell = '/app.html';
/** Fetched ahead with their files, so that a person offline can open the app and sign out. */
const startPages = [shell, ...firstPages];
const networkTimeoutMs = 3_000;
/** So long the server has to understand the app of a build that was replaced. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const hashedFolder = '/assets/';
const hashedFile = /"(\/assets\/[^"]+)"/g;
/** Addresses of this origin that are not the app's: the server's calls, the sandbox, plain files. */
const notOfTheApp = /^\/(?:api1|sandbox)(?:\/|$)|\.[^/]+$/;

/** The address of a file without its origin. */
export const fileOf = (url: string): string => new URL(url, self.location.href).pathname;

export const isHashedFile = (pathname: string): boolean => pathname.startsWith(hashedFolder);
export const isPage = (pathname: string): boolean => !notOfTheApp.test(pathname);

const keyOf = (pathname: string) => pageAt(builtPages, pathname) ?? shell;

/** Keeps the pages that everybody needs, and the files for signing out, which must work offline too. */
export async function cacheStart(): Promise<void> {
  await Promise.all(
    startPages.map(async (path) => {
      const page = await fetch(path, { cache: 'no-cache', priority: 'low' });
      if (!page.ok) throw new Error(`${path} answered ${page.status}`);
      await keepPage(path, page);
    }),
  );
  await cacheFiles(signOutFiles);
}

/** Keeps a page after all its files, so that it is complete when it is opened offline. */
async function keepPage(path: string, page: Response): Promise<void> {
  const html = await page.clone().text();
  const cache = await caches.open(filesCache);
  await cacheFiles([...html.matchAll(hashedFile)].map(([, file = '']) => file));
  await cache.put(path, page);
}

async function keepGoodPage(path: string, fromServer: Promise<Response>): Promise<void> {
  const page = await fromServer;
  if (page.ok) await keepPage(path, page.clone());
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

/** A newer version is wanted, and a browser lets a worker finish its work first. */
export function stopFetchingAhead(): void {
  isStopped = true;
}

/**
 * Caches every screen's files and messages in this language one by one, so that the page's own
 * requests have priority.
 */
export async function cacheAllFiles(language: Language): Promise<void> {
  for (const address of [...builtFiles, ...(builtTexts[language] ?? [])]) {
    if (isStopped) return;
    const { saving } = await readFile(address, { priority: 'low' });
    await saving;
  }
}

/** From the cache first, at any age: the name of a file changes with its content. */
export async function readFile(address: string, init?: RequestInit) {
  const cache = await caches.open(filesCache);
  const saved = await cache.match(address, { ignoreVary: true });
  if (saved) return { file: saved };
  const file = await fetch(address, init);
  // On a full phone the file is not cached, but still delivered.
  return { file, saving: file.ok ? cache.put(address, file.clone()).catch(() => {}) : undefined };
}

/**
 * The cached page at once while fresh, so that only responses are pending. From the server on a
 * reload, or if the cached one is stale.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const key = keyOf(new URL(event.request.url).pathname);
  const cached = isReload(event.request) ? undefined : await findPage(key);
  if (!cached || !isYoung(cached)) return askForPage(event, key);
  unasked.add(key);
  return cached;
}

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** A clock that is wrong makes a page old, never young for longer. */
function isYoung({ headers }: Response): boolean {
  const ageMs = Date.now() - Date.parse(headers.get('date') ?? '');
  return ageMs >= 0 && ageMs < maxAgeMs;
}

/** The pages that came from the phone, without a question to the server. */
const unasked = new Set<string>();

/** Asks for them once the app has started from one: the next visit shows what the server has now. */
export async function renewPages(): Promise<void> {
  const keys = [...unasked];
  unasked.clear();
  await Promise.all(
    keys.map((key) => keepGoodPage(key, fetch(key, { cache: 'no-cache', priority: 'low' }))),
  );
}

/** The server's page, or the cached one if the server's does not come in time. */
async function askForPage(event: FetchEvent, key: string): Promise<Response> {
  const fromServer = fetch(event.request);
  event.waitUntil(keepGoodPage(key, fromServer).catch(() => {}));
  const inTime = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), networkTimeoutMs);
  });
  const page = await Promise.race([fromServer.catch(() => undefined), inTime]);
  return page ?? (await findPage(key)) ?? (await findPage(shell)) ?? fromServer;
}

const findPage = (key: string) => caches.match(key, { cacheName: filesCache });

/** Deletes the files of earlier builds, and the pages that name them. */
export async function dropOldFiles(): Promise<void> {
  const current = new Set([...startPages, ...builtFiles, ...Object.values(builtTexts).flat()]);
  await deleteCached((pathname) => !current.has(pathname));
}

/** Keeps the pages that everybody needs in the language that was chosen, and none in another one. */
export async function changeLanguage(): Promise<void> {
  await cacheStart().catch(() => {});
  await deleteCached((pathname) => isPage(pathname) && !startPages.includes(pathname));
}

async function deleteCached(isUnwanted: (pathname: string) => boolean): Promise<void> {
  const cache = await caches.open(filesCache);
  const cached = await cache.keys();
  const unwanted = cached.filter(({ url }) => isUnwanted(new URL(url).pathname));
  await Promise.all(unwanted.map((request) => cache.delete(request)));
}
