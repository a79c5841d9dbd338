import { whenIdle } from '@kosha/ui';
import { attempt } from '../browser/stored.ts';
import { signOutsKey } from '../session/session-storage.ts';

/**
 * Retries sign-outs that failed without a connection: after startup, and when the browser is online
 * again (D41).
 */
export function resumeSignOuts(): void {
  whenIdle(resume);
  window.addEventListener('online', resume);
}

function resume(): void {
  if (!attempt(() => localStorage.getItem(signOutsKey))) return;
  // If the module fails to load, the next call of `resume` tries again.
  import('./sign-out.ts').then(({ repeatSignOuts }) => repeatSignOuts()).catch(() => {});
}
