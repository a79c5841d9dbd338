import { responsesCacheName } from '../shared/offline/caches.ts';
import { savedAtHeader, type ResponseToCache } from '../shared/offline/protocol.ts';
import { isCacheableApiPath, isCacheableResponse } from './cached-reads.ts';

const ownerParameter = 'cached-for';

/** A response that arrives after its session has ended must not be cached. */
const endedTokens = new Set<string>();

/**
 * Cache operations run one at a time, so `clearResponses` also deletes a response that is still
 * being stored.
 */
let queue: Promise<unknown> = Promise.resolve();

function enqueue(operation: () => Promise<unknown>): Promise<unknown> {
  queue = queue.then(operation).catch(() => {});
  return queue;
}

export function cacheResponse({ url, token, text, atMs }: ResponseToCache): Promise<unknown> {
  return enqueue(async () => {
    if (
      !isCacheableApiPath(new URL(url).pathname) ||
      endedTokens.has(token) ||
      !isCacheableResponse(text)
    )
      return;
    const owner = await ownerOf(token);
    const cache = await caches.open(responsesCacheName);
    await deleteOthers(cache, owner);
    const headers = { 'content-type': 'application/json', [savedAtHeader]: String(atMs) };
    // The key is a URL, because a `Request` as the key would be stored with its token header.
    await cache.put(keyOf(url, owner), new Response(text, { headers }));
  });
}

export function clearResponses(token: string): Promise<unknown> {
  // The empty token belongs to signed-out users, whose responses may still be cached later.
  if (token !== '') endedTokens.add(token);
  return enqueue(() => caches.delete(responsesCacheName));
}

export async function respondToApiRequest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const saved = await findResponse(request);
    if (!saved) throw cause;
    return saved;
  }
}

async function findResponse({ url, headers }: Request): Promise<Response | undefined> {
  const owner = await ownerOf(headers.get('token') ?? '');
  return caches.match(keyOf(url, owner), { cacheName: responsesCacheName });
}

async function deleteOthers(cache: Cache, owner: string): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (new URL(url).searchParams.get(ownerParameter) !== owner) await cache.delete(url);
  }
}

function keyOf(url: string, owner: string): string {
  const key = new URL(url);
  key.searchParams.set(ownerParameter, owner);
  return key.href;
}

/** A hash distinguishes the sessions without storing a token. */
async function ownerOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
