import './app/import-chunk.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { isCovered } from './app/cover.ts';
import { closeDialogsOnBack } from './app/dialogs-and-back.ts';
import { findRoute } from './app/find-route.ts';
import { preloadRoute } from './app/preload-route.ts';
import { startCovered } from './app/start-covered.ts';
import { watchStylesheets } from './app/stylesheets.ts';
import { watchInstallEvent } from './shared/install/install-event.ts';
import { startWorker } from './shared/offline/service-worker.ts';
import { patterns } from './shared/paths.ts';
import { nativeHandler } from './shared/platform.ts';
import { takeAddressToken } from './shared/session/address-token.ts';
import { resumeSignOuts } from './shared/session/resume-sign-outs.ts';
import { followOtherTabs } from './shared/session/session.ts';
import { keepClickId } from './shared/tracking/attribution.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

if (findRoute(location.pathname)?.pattern === patterns.nativeAudit) takeAddressToken();
keepClickId();
followOtherTabs();
closeDialogsOnBack();
watchStylesheets();
watchInstallEvent();
resumeSignOuts();
if (import.meta.env.PROD) startWorker();
// A native app may send a message on any screen (D27).
if (nativeHandler()) void import('./shared/bridge/bridge.ts').catch(() => {});

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const start = () => createRoot(container).render(app);

if (container.hasChildNodes()) {
  // Hydrating before the screen's chunk is here would throw the prerendered page away.
  void preloadRoute(location.pathname).then(() => hydrateRoot(container, app));
} else if (isCovered()) {
  void startCovered(location.pathname, start);
} else {
  void preloadRoute(location.pathname);
  start();
}
