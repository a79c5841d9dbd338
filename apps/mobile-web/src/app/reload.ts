import { filesCache } from '../shared/offline/caches.ts';
import { stored } from '../shared/browser/stored.ts';

const reachTimeoutMs = 5_000;
const oncePerMs = 60_000;

/** When this tab last loaded its page again by itself, epoch milliseconds. */
const kept = stored('session', 'reloaded', ({ at }) =>
  typeof at === 'number' ? { at } : undefined,
);

/** `navigator.onLine` only tells whether there is some network, so the server itself is asked. */
export async function canReachServer(): Promise<boolean> {
  const signal = AbortSignal.timeout?.(reachTimeoutMs) ?? null;
  const init = { method: 'HEAD', cache: 'no-store', signal } as const;
  return fetch('/app.html', init).then(
    () => true,
    () => false,
  );
}

/** Loads the page again where the server can be reached, but not over and over when that does not help. */
export async function reloadOnce(): Promise<void> {
  const { at = 0 } = kept.read() ?? {};
  if (Date.now() - at < oncePerMs || !(await canReachServer())) return;
  kept.write({ at: Date.now() });
  await loadAnew();
}

/** Loads the page from the server: what the phone keeps names files that are gone. Not every browser tells its worker of a reload. */
export async function loadAnew(): Promise<void> {
  if ('caches' in window) await caches.delete(filesCache).catch(() => {});
  location.reload();
}
