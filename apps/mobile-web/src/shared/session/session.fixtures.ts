import { endSession, startSession } from './session.ts';

/** Signs in as if a native app had passed its session to the web app (D27). */
export function startNativeAppSession(): () => void {
  startSession({ token: 'story', isApp: true });
  return endSession;
}
