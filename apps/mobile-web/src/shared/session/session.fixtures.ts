import { endSession, startSession } from './session.ts';

/** Starts a session that a native app handed over (D27); then the browser's platform does not matter. */
export function asNativeApp(): () => void {
  startSession({ token: 'story', isApp: true });
  return endSession;
}
