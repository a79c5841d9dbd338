import { canReachServer } from '../shared/offline/can-reach-server.ts';
import { filesCacheName } from '../shared/offline/caches.ts';
import { reloadPage } from '../shared/browser/reload-page.ts';
import { createStoredValue } from '../shared/browser/stored.ts';

const oncePerMs = 60_000;

const saved = createStoredValue('session', 'reloaded', ({ at }) =>
  typeof at === 'number' ? { at } : undefined,
);

export async function reloadOnce(): Promise<void> {
  const { at = 0 } = saved.read() ?? {};
  if (Date.now() - at < oncePerMs || !(await canReachServer())) return;
  saved.write({ at: Date.now() });
  await reloadWithFreshModules();
}

/**
 * Reloads the page after the second failed import. Without a reload, further imports would fail,
 * too, because browsers cache a failed module.
 */
export function reloadOnRepeatedFailure(): void {
  let failures = 0;
  window.addEventListener('vite:preloadError', () => {
    failures += 1;
    if (failures > 1) void reloadOnce();
  });
}

/**
 * Deletes the cached files first, because a cached page may refer to files that the server has
 * deleted. In some browsers, the service worker cannot detect a reload and serves the cached page.
 */
export async function reloadWithFreshModules(): Promise<void> {
  if ('caches' in window) await caches.delete(filesCacheName).catch(() => {});
  await reloadPage();
}
