/** Runs on every page before the app loads. */
import { openSignIn, prefetchRoute, type RouteResources } from './start-route.ts';
import { reloadPage } from './shared/browser/reload-page.ts';
import { rewriteTokenCookie, readStoredSession } from './shared/session/session-storage.ts';

// All brands on this host share one token cookie, which another brand may have changed. So the
// cookie is set again before the first request.
rewriteTokenCookie();
const session = readStoredSession();
const route = JSON.parse(
  document.currentScript?.dataset['route'] || 'null',
) as RouteResources | null;
if (session) {
  // Shows the prerendered frame (`shell.css`).
  document.documentElement.dataset['frame'] = '';
  if (route) prefetchRoute(route, session.token);
} else if (route?.signIn) openSignIn(route.signIn);

function showNotice(): void {
  const notice = document.getElementById('not-loaded');
  notice?.querySelector('button')?.addEventListener('click', () => void reloadPage());
  if (notice) notice.hidden = false;
}
const timer = setTimeout(showNotice, 10_000);
// `error` events of scripts do not bubble, so the listener needs the capture phase.
addEventListener(
  'error',
  (event) => event.target instanceof HTMLScriptElement && showNotice(),
  true,
);

/**
 * Stores the first press on a prerendered button or link. The app repeats this press after its
 * start.
 */
function savePress(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>(
    '#root button, #root a[href^="/"]',
  );
  const isFailed = document.getElementById('not-loaded')?.hidden === false;
  if (!pressed || pressed.ariaDisabled === 'true' || event.ctrlKey || event.metaKey) return;
  if (isFailed && pressed.matches('a')) return;
  event.preventDefault();
  page.pressed ??= pressed;
  page.pressed.dataset['pressed'] = '';
}
addEventListener('click', savePress);

function handOver(): void {
  clearTimeout(timer);
  removeEventListener('click', savePress);
  document.getElementById('not-loaded')?.remove();
}
const page: NonNullable<typeof globalThis.koshaPage> = { showNotice, handOver };
globalThis.koshaPage = page;
