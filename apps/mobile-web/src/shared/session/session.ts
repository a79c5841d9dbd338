import type { Schema } from '@kosha/api-client';
import { parseSessionToken } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { create } from 'zustand';
import { translate } from '../i18n/messages.ts';
import { sessionMessages } from './session.messages.ts';
import {
  discardForeignDrafts,
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

export function onSessionEnd(cleanup: Cleanup): () => void {
  cleanups.add(cleanup);
  return () => void cleanups.delete(cleanup);
}

export const hasToken = ({ token }: Schema<'LoginResult'>): boolean =>
  parseSessionToken(token) !== null;

export function startSession(session: Session): void {
  if (!storeSession(session)) showToast(translate(sessionMessages)('notKept'));
  discardForeignDrafts();
  useSession.setState({ session });
}

/** Signs the user out in this browser, and removes the user's data from the browser (§6). */
export function endSession(): void {
  clearDrafts();
  removeStoredSession();
  changeSession(undefined);
}

/**
 * Call this when the server has ended the session. Keeps the drafts if the user's phone number is
 * known, so that the user can sign in again and continue (§6).
 */
export function loseSession(): void {
  removeLostSession();
  discardForeignDrafts();
  changeSession(undefined);
}

function changeSession(session: Session | undefined): void {
  for (const cleanup of cleanups) cleanup();
  useSession.setState({ session });
}

/** Applies session changes of other tabs, also after the page was in the back/forward cache. */
export function syncSessionAcrossTabs(): void {
  discardForeignDrafts();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) followStoredSession();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStoredSession();
  });
}

function followStoredSession(): void {
  discardForeignDrafts();
  const session = readStoredSession();
  if (session?.token !== currentSession()?.token) changeSession(session);
}
