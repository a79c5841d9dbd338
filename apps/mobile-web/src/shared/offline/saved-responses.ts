import { create } from 'zustand';
import { discardPrefetchedResponses, takePrefetchedResponse } from './prefetched-reads.ts';
import { useSession } from '../session/session.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { responsesCache } from './caches.ts';
import { savedAtHeader } from './protocol.ts';
import { postToWorker } from './worker-link.ts';

/**
 * When each response on the screen was cached, in epoch milliseconds; Infinity for a fresh
 * response.
 */
const useSavedTimes = create<Readonly<Record<string, number>>>(() => ({}));

/**
 * When the oldest cached response on the screen was stored, in epoch milliseconds; undefined if all
 * are fresh.
 */
export function useSavedAt(): number | undefined {
  const oldest = useSavedTimes((savedAt) => Math.min(...Object.values(savedAt)));
  return oldest === Infinity ? undefined : oldest;
}

/** Call this when the screen is left, because the next screen has other responses. */
export const forgetShown = () => useSavedTimes.setState({}, true);

/**
 * A `fetch` that passes each read to the service worker, which caches some of them for offline use.
 */
export async function fetchAndSave(request: Request): Promise<Response> {
  const isRead = request.method === 'GET';
  const response = await ((isRead && takePrefetchedResponse(request)) || fetch(request));
  if (isRead) note(request, response).catch(() => {});
  return response;
}

/**
 * Deletes the cached reads after a write, which may have changed them. If a write gets no response,
 * the network is down. The cached reads are then kept, and shown with their age.
 */
export const forgetSaved = () => deleteSaved();

async function note({ url, headers }: Request, response: Response): Promise<void> {
  const savedAt = response.headers.get(savedAtHeader);
  useSavedTimes.setState({ [url]: savedAt === null ? Infinity : Number(savedAt) });
  if (savedAt !== null) return;
  const token = headers.get('token') ?? '';
  const text = await response.clone().text();
  // The session is read from the storage, because another tab may have ended it meanwhile.
  const isSameSession = token === (readStoredSession()?.token ?? '');
  const atMs = Date.parse(response.headers.get('date') ?? '') || Date.now();
  if (isSameSession) postToWorker({ kind: 'response', response: { url, token, text, atMs } });
}

/** Deletes the cached responses also from the page, in case the worker is not reachable. */
function deleteSaved(token = ''): void {
  discardPrefetchedResponses();
  globalThis.caches?.delete(responsesCache).catch(() => {});
  postToWorker({ kind: 'forget', token });
}

useSession.subscribe((_, previous) => deleteSaved(previous.session?.token));
