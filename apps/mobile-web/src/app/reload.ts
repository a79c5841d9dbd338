import { canReachServer } from '../shared/offline/can-reach-server.ts';
import { filesCache } from '../shared/offline/caches.ts';
import { reloadPage } from '../shared/browser/reload-page.ts';
import { createStoredValue } from '../shared/browser/stored.ts';

const oncePerMs = 60_000;

/** When this tab last reloaded automatically, in epoch milliseconds. */
const saved = createStoredValue('session', 'reloaded', ({ at }) =>
  typeof at === 'number' ? { at } : undefined,
);

/** Reloads at most once a minute, and only if the server is reachable. */
export async function reloadOnce(): Promise<void> {
  const { at = 0 } = saved.read() ?? {};
  if (Date.now() - at < oncePerMs || !(await canReachServer())) return;
  saved.write({ at: Date.now() });
  await reloadWithFreshModules();
}

/**
 * Reloads the page after the second failed import, because browsers cache a failed module until a
 * reload. Failed screens are excluded: the error boundary handles them.
 */
export function reloadOnRepeatedFailure(): void {
  let failures = 0;
  window.addEventListener('vite:preloadError', () => {
    failures += 1;
    if (failures > 1) void reloadOnce();
  });
}

/**
 * Reloads without the service worker's cache, because cached pages may refer to deleted files. The
 * page deletes the cache itself, because in some browsers the worker gets no event for a reload.
 */
export async function reloadWithFreshModules(): Promise<void> {
  if ('caches' in window) await caches.delete(filesCache).catch(() => {});
  await reloadPage();
}
