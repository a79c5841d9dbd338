import { create } from 'zustand';
import { useSession } from '../session/session.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { answersCache, savedAtHeader } from './protocol.ts';
import { tellWorker } from './service-worker.ts';

/** When each answer on the screen was saved, epoch milliseconds; Infinity for the server's own. */
const useShown = create<Readonly<Record<string, number>>>(() => ({}));

/** When the oldest saved answer on the screen was; undefined where all are the server's own. */
export function useSavedAt(): number | undefined {
  const oldest = useShown((savedAt) => Math.min(...Object.values(savedAt)));
  return oldest === Infinity ? undefined : oldest;
}

/** Another screen has answers of its own. */
export const forgetShown = () => useShown.setState({}, true);

/** As fetch; what was read is handed to the service worker, which keeps some of it for offline. */
export async function fetchAndSave(request: Request): Promise<Response> {
  const isRead = request.method === 'GET';
  // After a write that may have arrived nothing of before it is shown again; events change nothing.
  const mayChange = !isRead && navigator.onLine && !request.url.includes('/burying-point/');
  if (mayChange) forget();
  const response = await fetch(request);
  if (isRead) note(request, response).catch(() => {});
  return response;
}

async function note({ url, headers }: Request, response: Response): Promise<void> {
  const savedAt = response.headers.get(savedAtHeader);
  useShown.setState({ [url]: savedAt === null ? Infinity : Number(savedAt) });
  if (savedAt !== null) return;
  const token = headers.get('token') ?? '';
  const text = await response.clone().text();
  // Read anew: another tab may have ended the session meanwhile.
  const isOwn = token === (readStoredSession()?.token ?? '');
  if (isOwn) tellWorker({ kind: 'answer', answer: { url, token, text } });
}

/** Here too, so that nothing is left even where the worker cannot be reached. */
function forget(token = ''): void {
  globalThis.caches?.delete(answersCache).catch(() => {});
  tellWorker({ kind: 'forget', token });
}

useSession.subscribe((_, previous) => forget(previous.session?.token));
