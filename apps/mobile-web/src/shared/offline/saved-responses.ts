import { create } from 'zustand';
import { discardPrefetchedResponses, takePrefetchedResponse } from './prefetched-reads.ts';
import { useSession } from '../session/session.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { responsesCache } from './caches.ts';
import { savedAtHeader } from './protocol.ts';
import { postToWorker } from './worker-link.ts';

/** In epoch milliseconds, by URL; Infinity for a fresh response. */
const useSavedTimes = create<Readonly<Record<string, number>>>(() => ({}));

/** The time of the oldest cached response on the screen; undefined if all are fresh. */
export function useSavedAt(): number | undefined {
  const oldest = useSavedTimes((savedAt) => Math.min(...Object.values(savedAt)));
  return oldest === Infinity ? undefined : oldest;
}

/** Call this when the user leaves a screen. */
export const forgetShownResponses = () => useSavedTimes.setState({}, true);

/** Passes each read to the service worker, which caches some responses for offline use. */
export async function fetchAndSave(request: Request): Promise<Response> {
  const isRead = request.method === 'GET';
  const response = await ((isRead && takePrefetchedResponse(request)) || fetch(request));
  if (isRead) note(request, response).catch(() => {});
  return response;
}

/** Call this after each response to a write, which may have changed the cached data. */
export const deleteCachedResponses = () => deleteSaved();

async function note({ url, headers }: Request, response: Response): Promise<void> {
  const savedAt = response.headers.get(savedAtHeader);
  useSavedTimes.setState({ [url]: savedAt === null ? Infinity : Number(savedAt) });
  if (savedAt !== null) return;
  const token = headers.get('token') ?? '';
  const text = await response.clone().text();
  // Another tab may have ended the session, so this reads the storage.
  const isSameSession = token === (readStoredSession()?.token ?? '');
  const atMs = Date.parse(response.headers.get('date') ?? '') || Date.now();
  if (isSameSession) postToWorker({ kind: 'response', response: { url, token, text, atMs } });
}

/** The page deletes the cache itself, because the worker may be unreachable. */
function deleteSaved(token = ''): void {
  discardPrefetchedResponses();
  globalThis.caches?.delete(responsesCache).catch(() => {});
  postToWorker({ kind: 'forget', token });
}

useSession.subscribe((_, previous) => deleteSaved(previous.session?.token));
