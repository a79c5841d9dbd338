import './app/import-chunk.ts';
import { Page } from '@kosha/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './picture/late/real-start.ts';
import { App } from './app/app.tsx';
import { isCovered } from './app/cover.ts';
import { closeDialogsOnBack } from './app/dialogs-and-back.ts';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { findRoute } from './app/find-route.ts';
import { startApp } from './app/start-app.ts';
import { watchStylesheets } from './app/stylesheets.ts';
import { watchInstallEvent } from './shared/install/install-event.ts';
import {
  followLanguage,
  isPageInLanguage,
  startLanguage,
} from './shared/language/start-language.ts';
import { countPageBefore } from './shared/navigation/page-before.ts';
import { startWorker } from './shared/offline/worker-link.ts';
import { patterns } from './shared/paths.ts';
import { nativeHandler } from './shared/native/native-app.ts';
import { takeAddressToken } from './shared/native/address-token.ts';
import { resumeSignOuts } from './shared/server/resume-sign-outs.ts';
import { followOtherTabs } from './shared/session/session.ts';
import { claimTokenCookie } from './shared/session/session-storage.ts';
import { keepClickId } from './shared/browser/attribution.ts';
import { untilDone } from './shared/browser/until-done.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const isPrerendered = container.hasChildNodes();
const hasLanguage = startLanguage();

// Only what may come too late otherwise: everything else is done once, by the attempt that starts. The page's inline script
// has claimed the cookie where it has shown the frame.
if (!isCovered()) claimTokenCookie();
if (findRoute(location.pathname)?.pattern === patterns.nativeAudit) takeAddressToken();
watchStylesheets();
watchInstallEvent();

let noteStart = () => {};
const hasStarted = new Promise<void>((resolve) => {
  noteStart = resolve;
});
if (import.meta.env.PROD) startWorker(hasStarted);

const app = (
  <StrictMode>
    <ErrorBoundary resetKey="" frame={Page}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
);

function start(root: HTMLElement): void {
  countPageBefore();
  keepClickId();
  followOtherTabs();
  followLanguage();
  closeDialogsOnBack();
  resumeSignOuts();
  noteStart();
  // A native app may send a message on any screen (D27).
  if (nativeHandler()) untilDone(() => import('./shared/native/bridge.ts'));
  // A page that came in another language, such as one that was kept offline, is made again.
  if (isPrerendered && isPageInLanguage()) {
    hydrateRoot(root, app);
    pressAgain(globalThis.koshaWatchdog?.pressed);
  } else createRoot(root).render(app);
}

/** React makes the page at once for a press on it. */
function pressAgain(button?: HTMLElement): void {
  delete button?.dataset['pressed'];
  button?.click();
}

void startApp(location.pathname, { isPrerendered, hasLanguage, start: () => start(container) });
