import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { closeDialogsOnBack } from './app/dialogs-and-back.ts';
import { preloadRoute } from './app/preload-route.ts';
import { watchStylesheets } from './app/stylesheets.ts';
import { startWorker } from './shared/offline/service-worker.ts';
import { resumeSignOuts } from './shared/session/resume-sign-outs.ts';
import { followOtherTabs } from './shared/session/session.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

followOtherTabs();
closeDialogsOnBack();
watchStylesheets();
resumeSignOuts();
if (import.meta.env.PROD) startWorker();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

const screenIsHere = preloadRoute(location.pathname);

if (container.hasChildNodes()) {
  // Hydrating before the screen's chunk is here would throw the prerendered page away.
  void screenIsHere.then(() => hydrateRoot(container, app));
} else {
  createRoot(container).render(app);
}
