import { create } from 'zustand';
import {
  claimDrafts,
  clearDrafts,
  readStoredSession,
  removeLostSession,
  removeStoredSession,
  storeSession,
} from './session-storage.ts';

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
  claimDrafts();
  useSession.setState({ session });
}

/** Forgets everything of the person who was signed in (§6, quality bars: sign-out). */
export function endSession(): void {
  clearDrafts();
  removeStoredSession();
  changeSession(undefined);
}

/** The server ended the session: the person is asked to sign in again and then goes on (§6). */
export function loseSession(): void {
  removeLostSession();
  claimDrafts();
  changeSession(undefined);
}

function changeSession(session: Session | undefined): void {
  for (const cleanup of cleanups) cleanup();
  useSession.setState({ session });
}

/**
 * What other tabs did is followed here: before this page was loaded, while it is open, and while it
 * was left and comes back as it was.
 */
export function followOtherTabs(): void {
  claimDrafts();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'kosha.session') followStoredSession();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStoredSession();
  });
}

function followStoredSession(): void {
  claimDrafts();
  const session = readStoredSession();
  if (session?.token !== currentSession()?.token) changeSession(session);
}
