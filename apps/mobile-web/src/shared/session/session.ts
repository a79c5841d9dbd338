import { create } from 'zustand';
import { readStoredSession, removeStoredSession, storeSession } from './session-storage.ts';

/** Who is signed in (§3 Session). The device id stands apart: it outlives the session. */
export interface Session {
  token: string;
  /** The 10 digits that signed in; undefined in a native session. */
  phone?: string | undefined;
  /** True for a session that a native app handed over (D27). */
  isApp: boolean;
}

interface SessionState {
  session: Session | undefined;
}

export const useSession = create<SessionState>(() => ({ session: readStoredSession() }));

export const currentSession = () => useSession.getState().session;

type Cleanup = () => void;
const cleanups = new Set<Cleanup>();

/** Registers what else must go when a session ends: cached answers, drafts. */
export function onSessionEnd(cleanup: Cleanup): void {
  cleanups.add(cleanup);
}

export function startSession(session: Session): void {
  storeSession(session);
  useSession.setState({ session });
}

/** Forgets everything of the person who was signed in (§6, quality bars: sign-out). */
export function endSession(): void {
  removeStoredSession();
  useSession.setState({ session: undefined });
  for (const cleanup of cleanups) cleanup();
}

/** A second tab signing in or out is followed here. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    const isOurs = event.key === null || event.key === 'kosha.session';
    if (!isOurs) return;
    const session = readStoredSession();
    if (session?.token === currentSession()?.token) return;
    for (const cleanup of cleanups) cleanup();
    useSession.setState({ session });
  });
}
