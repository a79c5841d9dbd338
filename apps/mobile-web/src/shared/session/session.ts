import { create } from 'zustand';
import {
  claimDrafts,
  clearDrafts,
  leaveDrafts,
  readStoredSession,
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
  claimDrafts(session.phone);
  storeSession(session);
  useSession.setState({ session });
}

/** Forgets everything of the person who was signed in (§6, quality bars: sign-out). */
export function endSession(): void {
  clearDrafts();
  dropSession();
}

/** The server ended the session: the person is asked to sign in again and then goes on (§6). */
export function loseSession(): void {
  const phone = currentSession()?.phone;
  if (phone === undefined) clearDrafts();
  else leaveDrafts(phone);
  dropSession();
}

function dropSession(): void {
  removeStoredSession();
  useSession.setState({ session: undefined });
  for (const cleanup of cleanups) cleanup();
}

/** A second tab signing in or out is followed here, also by a page that comes back as it was left. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'kosha.session') followStoredSession();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStoredSession();
  });
}

function followStoredSession(): void {
  const session = readStoredSession();
  const known = currentSession();
  if (session?.token === known?.token) return;
  if (session === undefined || (known && known.phone !== session.phone)) clearDrafts();
  else claimDrafts(session.phone);
  for (const cleanup of cleanups) cleanup();
  useSession.setState({ session });
}
