import { endSession, startSession } from './session.ts';

/** A session from a native app (D27), regardless of the browser's platform. */
export function startNativeAppSession(): () => void {
  startSession({ token: 'story', isApp: true });
  return endSession;
}
