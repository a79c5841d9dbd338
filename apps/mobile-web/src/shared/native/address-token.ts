import { parseSessionToken } from '@kosha/domain';
import { nativeHandler } from './native-app.ts';
import { currentSession, startSession } from '../session/session.ts';

let isRefused = false;

/** Whether the address of this visit had a token that could not be taken. */
export const wasAddressTokenRefused = (): boolean => isRefused;

/**
 * Takes the token out of the address before anything can send or log it (§2.100), and stores it where
 * a native app is around the page. In a browser it is dropped: anybody could send a link that signs
 * its reader in as somebody else.
 */
export function takeAddressToken(): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const tokens = query.getAll('token');
  if (tokens.length === 0) return;
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', pathname + rest);
  const token = parseSessionToken(tokens[0]);
  isRefused = token === null || tokens.length > 1 || nativeHandler() === undefined;
  if (isRefused || token === null || token === currentSession()?.token) return;
  startSession({ token, isApp: true });
}
