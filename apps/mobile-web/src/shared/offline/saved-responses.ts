import { create } from 'zustand';
import { dropStartedReads, takeStartedRead } from './started-reads.ts';
import { useSession } from '../session/session.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { responsesCache } from './caches.ts';
import { savedAtHeader } from './protocol.ts';
import { postToWorker } from './worker-link.ts';

/** When each response on the screen was cached, epoch milliseconds; Infinity for a fresh one. */
const useShown = create<Readonly<Record<string, number>>>(() => ({}));

/**
 * When the oldest cached response on the screen was stored, epoch milliseconds; undefined if all
 * are fresh.
 */
export function useSavedAt(): number | undefined {
  const oldest = useShown((savedAt) => Math.min(...Object.values(savedAt)));
  return oldest === Infinity ? undefined : oldest;
}

/** Call this when a screen is left: the next one has its own responses. */
export const forgetShown = () => useShown.setState({}, true);

/**
 * `fetch` that passes each read to the service worker, which caches some of them for offline use.
 */
export async function fetchAndSave(request: Request): Promise<Response> {
  const isRead = request.method === 'GET';
  const response = await ((isRead && takeStartedRead(request)) || fetch(request));
  if (isRead) note(request, response).catch(() => {});
  return response;
}

/**
 * Drops cached reads after a write, which may invalidate them. Without a response the network is down: they stay and
 * are shown with their age.
 */
export const forgetSaved = () => forget();

async function note({ url, headers }: Request, response: Response): Promise<void> {
  const savedAt = response.headers.get(savedAtHeader);
  useShown.setState({ [url]: savedAt === null ? Infinity : Number(savedAt) });
  if (savedAt !== null) return;
  const token = headers.get('token') ?? '';
  const text = await response.clone().text();
  // Read from storage, because another tab may have ended the session meanwhile.
  const isOwn = token === (readStoredSession()?.token ?? '');
  const atMs = Date.parse(response.headers.get('date') ?? '') || Date.now();
  if (isOwn) postToWorker({ kind: 'response', response: { url, token, text, atMs } });
}

/** The page also clears the cache itself, in case the worker is not reachable. */
function forget(token = ''): void {
  dropStartedReads();
  globalThis.caches?.delete(responsesCache).catch(() => {});
  postToWorker({ kind: 'forget', token });
}

useSession.subscribe((_, previous) => forget(previous.session?.token));
