import { whenIdle } from '@kosha/ui';
import { tryOrUndefined } from '../browser/stored.ts';
import { signOutsKey } from '../session/session-storage.ts';

/** Retries sign-outs that failed without a connection (D41). */
export function resumeSignOuts(): void {
  whenIdle(resume);
  window.addEventListener('online', resume);
}

function resume(): void {
  if (!tryOrUndefined(() => localStorage.getItem(signOutsKey))) return;
  import('./sign-out.ts').then(({ repeatSignOuts }) => repeatSignOuts()).catch(() => {});
}
