import { parseSessionToken } from '@kosha/domain';
import { nativeHandler } from './native-app.ts';
import { currentSession, startSession } from '../session/session.ts';

let isRefused = false;

export const wasUrlTokenRefused = (): boolean => isRefused;

/**
 * Removes the session token from the URL before anything can log the URL (§2.100). The app stores
 * the token only in a native app, because a link could otherwise sign the user in as somebody else.
 */
export function consumeUrlToken(): void {
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
