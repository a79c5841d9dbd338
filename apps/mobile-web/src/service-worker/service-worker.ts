import { responsesCacheName } from '../shared/offline/caches.ts';
import type { WorkerRequestMessage } from '../shared/offline/protocol.ts';
import { respondToApiRequest, clearResponses, cacheResponse } from './response-cache.ts';
import {
  recachePagesInNewLanguage,
  dropOldFiles,
  pathnameOf,
  isHashedFile,
  isPage,
  cacheAllFiles,
  cacheFiles,
  cacheStartPages,
  respondToNavigation,
  fetchFileCacheFirst,
  renewPages,
  stopFetchingAhead,
} from './files.ts';
import { isCacheableApiPath } from './cached-reads.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The origin of the API, defined by `build/write-worker.ts`; '' if the API has the app's origin.
 */
declare const builtApiOrigin: string;
const apiOrigin = builtApiOrigin || self.location.origin;

self.addEventListener('install', (event) => event.waitUntil(cacheStartPages()));

// A new worker activates when no page of the older build is open, or when the user requests the
// update (message kind 'takeOver').
self.addEventListener('activate', (event) => {
  cleanedUp = Promise.all([dropUnusedFiles(), caches.delete(responsesCacheName)]);
  event.waitUntil(cleanedUp.then(() => self.clients.claim()));
});

/**
 * Keeps the files of older builds if several tabs are open, because the tabs may still request
 * them.
 */
async function dropUnusedFiles(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await dropOldFiles();
}

/**
 * Resolves when the cleanup at the activation has finished. Messages wait for the cleanup, because
 * it would delete the responses that a message stores.
 */
let cleanedUp: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event) => {
  event.waitUntil(cleanedUp.then(() => handleMessage(event.data as WorkerRequestMessage)));
});

function handleMessage(message: WorkerRequestMessage): Promise<unknown> {
  switch (message.kind) {
    case 'response':
      return cacheResponse(message.response);
    case 'forget':
      return clearResponses(message.token);
    case 'loaded':
      return Promise.all([
        cacheFiles(message.urls.filter(isOwnFile).map(pathnameOf)).catch(() => {}),
        renewPages().catch(() => {}),
      ]);
    case 'language':
      return recachePagesInNewLanguage();
    case 'fetchAhead':
      return cacheAllFiles(message.language).catch(() => {});
    case 'makeWay':
      return Promise.resolve(stopFetchingAhead());
    case 'takeOver':
      return self.skipWaiting();
  }
}

function isOwnFile(url: string): boolean {
  const { origin, pathname } = new URL(url, self.location.href);
  return origin === self.location.origin && isHashedFile(pathname);
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET') return;
  if (origin === apiOrigin && isCacheableApiPath(pathname))
    event.respondWith(respondToApiRequest(event.request));
  else if (origin !== self.location.origin) return;
  else if (isHashedFile(pathname)) event.respondWith(sendFile(event));
  else if (mode === 'navigate' && isPage(pathname)) event.respondWith(respondToNavigation(event));
});

async function sendFile(event: FetchEvent): Promise<Response> {
  const { file, saving } = await fetchFileCacheFirst(pathnameOf(event.request.url));
  if (saving) event.waitUntil(saving);
  return file;
}
