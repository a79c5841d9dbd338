import type { Schema } from '@kosha/api-client';
import { parseSessionToken } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { create } from 'zustand';
import { translate } from '../i18n/messages.ts';
import { sessionMessages } from './session.messages.ts';
import {
  claimDrafts,
  clearDrafts,
  readStoredSession,
  removeLostSession,
  removeStoredSession,
  sessionKey,
  storeSession,
  type Session,
} from './session-storage.ts';

interface SessionState {
  session: Session | undefined;
}

export const useSession = create<SessionState>(() => ({ session: readStoredSession() }));

export const currentSession = () => useSession.getState().session;

type Cleanup = () => void;
const cleanups = new Set<Cleanup>();

/** Registers what else must be removed when a session ends, such as cached answers and drafts. */
export function onSessionEnd(cleanup: Cleanup): void {
  cleanups.add(cleanup);
}

/** Whether the answer to a sign-in has a token that a session can be made of. */
export const hasToken = ({ token }: Schema<'LoginResult'>): boolean =>
  parseSessionToken(token) !== null;

export function startSession(session: Session): void {
  if (!storeSession(session)) showToast(translate(sessionMessages)('notKept'));
  claimDrafts();
  useSession.setState({ session });
}

/** Forgets everything of the person who was signed in (§6). */
export function endSession(): void {
  clearDrafts();
  removeStoredSession();
  changeSession(undefined);
}

/** Call this when the server has ended the session: the person signs in again and then goes on (§6). */
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
 * Follows what other tabs do with the session: before this page was loaded, while it is open, and
 * while the browser kept it for Back.
 */
export function followOtherTabs(): void {
  claimDrafts();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) followStoredSession();
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
