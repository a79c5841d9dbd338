import { create } from 'zustand';
import { discardPrefetchedResponses, takePrefetchedResponse } from './prefetched-reads.ts';
import { useSession } from '../session/session.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { responsesCacheName } from './caches.ts';
import { savedAtHeader } from './protocol.ts';
import { postToWorker } from './worker-link.ts';

/**
 * Maps the URL of each response on the screen to the time at which the server sent it, in epoch
 * milliseconds. The time is Infinity if the response is not from the cache.
 */
const useSavedTimes = create<Readonly<Record<string, number>>>(() => ({}));

/** The time of the oldest cached response on the screen; undefined if all are fresh. */
export function useOldestCacheTime(): number | undefined {
  const oldest = useSavedTimes((savedAt) => Math.min(...Object.values(savedAt)));
  return oldest === Infinity ? undefined : oldest;
}

/** Call this when the user leaves a screen. */
export const resetResponseTimes = () => useSavedTimes.setState({}, true);

/**
 * Returns the prefetched or fetched response. Also passes responses to GET requests to the service
 * worker, which caches some of them for offline use.
 */
export async function fetchAndSave(request: Request): Promise<Response> {
  const isRead = request.method === 'GET';
  const response = await ((isRead && takePrefetchedResponse(request)) || fetch(request));
  if (isRead) note(request, response).catch(() => {});
  return response;
}

/** Call this after each write, because the cached responses may then be outdated. */
export const deleteCachedResponses = () => deleteSaved();

async function note({ url, headers }: Request, response: Response): Promise<void> {
  const savedAt = response.headers.get(savedAtHeader);
  useSavedTimes.setState({ [url]: savedAt === null ? Infinity : Number(savedAt) });
  if (savedAt !== null) return;
  const token = headers.get('token') ?? '';
  const text = await response.clone().text();
  // Compares with the stored token, because another tab may have ended the session.
  const isSameSession = token === (readStoredSession()?.token ?? '');
  const atMs = Date.parse(response.headers.get('date') ?? '') || Date.now();
  if (isSameSession) postToWorker({ kind: 'response', response: { url, token, text, atMs } });
}

/** The page deletes the cache itself, because the worker may be unreachable. */
function deleteSaved(token = ''): void {
  discardPrefetchedResponses();
  globalThis.caches?.delete(responsesCacheName).catch(() => {});
  postToWorker({ kind: 'forget', token });
}

useSession.subscribe((_, previous) => deleteSaved(previous.session?.token));
