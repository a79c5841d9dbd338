import { endSession, startSession } from './session.ts';

/** A session that a native app handed over (D27): the browser's platform then plays no part. */
export function asNativeApp(): () => void {
  startSession({ token: 'story', isApp: true });
  return endSession;
}
