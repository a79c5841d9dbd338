import { canReachServer } from '../shared/offline/can-reach-server.ts';
import { filesCache } from '../shared/offline/caches.ts';
import { reloadPage } from '../shared/browser/reload-page.ts';
import { stored } from '../shared/browser/stored.ts';

const oncePerMs = 60_000;

/** When this tab last reloaded automatically, epoch milliseconds. */
const saved = stored('session', 'reloaded', ({ at }) =>
  typeof at === 'number' ? { at } : undefined,
);

/** Reloads if the server is reachable, but not repeatedly when that does not help. */
export async function reloadOnce(): Promise<void> {
  const { at = 0 } = saved.read() ?? {};
  if (Date.now() - at < oncePerMs || !(await canReachServer())) return;
  saved.write({ at: Date.now() });
  await reloadWithFreshModules();
}

/**
 * Browsers cache failed modules until the page is reloaded. If lazy code, such as a dialog, fails
 * to load a second time, the page reloads; a screen's code is handled by the error boundary.
 */
export function reloadOnRepeatedFailure(): void {
  let failures = 0;
  window.addEventListener('vite:preloadError', () => {
    failures += 1;
    if (failures > 1) void reloadOnce();
  });
}

/**
 * Reloads from the server, because cached pages name files that no longer exist. The cache is
 * deleted here, because some browsers do not notify the worker of a reload.
 */
export async function reloadWithFreshModules(): Promise<void> {
  if ('caches' in window) await caches.delete(filesCache).catch(() => {});
  await reloadPage();
}
