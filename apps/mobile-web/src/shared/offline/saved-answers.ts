import { create } from 'zustand';
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { useSession } from '../session/session.ts';
import { readStoredSession } from '../session/session-storage.ts';
import { answersCache } from './caches.ts';
import { savedAtHeader } from './protocol.ts';
import { tellWorker } from './worker-link.ts';

/** When each answer on the screen was saved, epoch milliseconds; Infinity for a new one. */
const useShown = create<Readonly<Record<string, number>>>(() => ({}));

/** When the oldest saved answer on the screen was saved; undefined if all are new. */
export function useSavedAt(): number | undefined {
  const oldest = useShown((savedAt) => Math.min(...Object.values(savedAt)));
  return oldest === Infinity ? undefined : oldest;
}

/** Call this when a screen is left: the next one has its own answers. */
export const forgetShown = () => useShown.setState({}, true);

/** Posts that only tell or read: tracking, the list of feedback. */
const changesNothing = /\/burying-point\/|\/opinion-record\/v1\/list$/;

/** Like fetch; passes what was read to the service worker, which keeps some of it for offline. */
export async function fetchAndSave(request: Request): Promise<Response> {
  const isRead = request.method === 'GET';
  const response = await ((isRead && takeEarlyAnswer(request)) || fetch(request));
  if (isRead) note(request, response).catch(() => {});
  // A write may change what was read before, so saved answers go. Without an answer they stay: there
  // is no network then, and they are shown with their time.
  else if (!changesNothing.test(request.url)) forget();
  return response;
}

async function note({ url, headers }: Request, response: Response): Promise<void> {
  const savedAt = response.headers.get(savedAtHeader);
  useShown.setState({ [url]: savedAt === null ? Infinity : Number(savedAt) });
  if (savedAt !== null) return;
  const token = headers.get('token') ?? '';
  const text = await response.clone().text();
  // The session is read from storage, because another tab may have ended it in the meantime.
  const isOwn = token === (readStoredSession()?.token ?? '');
  if (isOwn) tellWorker({ kind: 'answer', answer: { url, token, text } });
}

/** The page deletes the answers too, in case the worker cannot be reached. */
function forget(token = ''): void {
  dropEarlyAnswers();
  globalThis.caches?.delete(answersCache).catch(() => {});
  tellWorker({ kind: 'forget', token });
}

useSession.subscribe((_, previous) => forget(previous.session?.token));
