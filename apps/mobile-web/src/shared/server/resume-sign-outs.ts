import { whenIdle } from '@kosha/ui';
import { attempt } from '../browser/stored.ts';
import { signOutsKey } from '../session/session-storage.ts';

/** Repeats sign-outs that had no connection: after the start, and when the connection is back (D41). */
export function resumeSignOuts(): void {
  whenIdle(resume);
  window.addEventListener('online', resume);
}

function resume(): void {
  if (!attempt(() => localStorage.getItem(signOutsKey))) return;
  // Without the file it is tried again the next time.
  import('./sign-out.ts').then(({ repeatSignOuts }) => repeatSignOuts()).catch(() => {});
}
