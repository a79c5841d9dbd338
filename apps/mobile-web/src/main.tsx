import { KitTheme, Page } from '@kosha/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app/app.tsx';
import { closeDialogsOnBack } from './app/dialogs-and-back.ts';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { reloadOnRepeatedFailure } from './app/reload.ts';
import { startApp } from './app/start-app.ts';
import { watchInstallEvent } from './shared/install/install-event.ts';
import { syncLanguageAcrossTabs } from './shared/language/choose-language.ts';
import { isPageInShownLanguage, startLanguage } from './shared/language/show-language.ts';
import { startWorker } from './shared/offline/worker-link.ts';
import { routePatterns } from './shared/paths.ts';
import { nativeHandler } from './shared/native/native-app.ts';
import { consumeUrlToken } from './shared/native/address-token.ts';
import { resumeSignOuts } from './shared/server/resume-sign-outs.ts';
import { syncSessionAcrossTabs } from './shared/session/session.ts';
import { rewriteTokenCookie, readStoredSession } from './shared/session/session-storage.ts';
import { saveClickId } from './shared/browser/attribution.ts';
import { retryUntilDone } from './shared/browser/retry-until-done.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const hasFrame = container.querySelector('[data-frame]') !== null;
const isPrerendered = container.hasChildNodes() && !hasFrame;
const hasLanguage = startLanguage(location.pathname);

rewriteTokenCookie();
if (matchPath(routePatterns.nativeAudit, location.pathname)) consumeUrlToken();
watchInstallEvent();
reloadOnRepeatedFailure();

let noteStart = () => {};
const hasStarted = new Promise<void>((resolve) => {
  noteStart = resolve;
});
if (import.meta.env.PROD) startWorker(hasStarted);

/** Has only the theme, because the crash may be in the full `KoshaProvider`. */
function CrashFrame({ children }: { children: ReactNode }) {
  return (
    <KitTheme root={() => document.documentElement}>
      <Page>{children}</Page>
    </KitTheme>
  );
}

const app = (
  <StrictMode>
    <ErrorBoundary resetKey="" frame={CrashFrame}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
);

function start(root: HTMLElement): void {
  saveClickId();
  syncSessionAcrossTabs();
  syncLanguageAcrossTabs();
  closeDialogsOnBack();
  resumeSignOuts();
  noteStart();
  // Loads the bridge on every screen, because the native app may send a message at any time (D27).
  if (nativeHandler()) retryUntilDone(() => import('./shared/native/bridge.ts'));
  // React cannot hydrate a cached page in another language.
  if (isPrerendered && isPageInShownLanguage()) {
    hydrateRoot(root, app);
    replayPress(globalThis.koshaPage?.pressed);
  } else createRoot(root).render(app);
}

/**
 * Repeats a press from before the app started. The button may not be hydrated yet, but React
 * hydrates it synchronously when it is clicked.
 */
function replayPress(button?: HTMLElement): void {
  delete button?.dataset['pressed'];
  button?.click();
}

// While the user is signed out, `shell.css` hides the prerendered frame, so the page looks empty.
const hasContent = isPrerendered || (hasFrame && readStoredSession() !== undefined);
void startApp(location.pathname, { hasContent, hasLanguage, start: () => start(container) });
