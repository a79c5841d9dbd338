import type { Hono } from 'hono';
import type { AppDeps } from '../http/app-deps.ts';
import { returnSources } from './checkout/return-address.ts';
import { guardSandbox } from './guard.ts';
import { sandboxPages } from './pages/router.ts';
import { paymentCallback } from './payments/callback.ts';
import { CALLBACK_PATH } from './payments/deliver.ts';

/**
 * Everything under /sandbox: the pages that stand in for SMS, payments and time, and the address
 * the payment provider calls back. 'off' leaves none of it.
 */
export function mountSimulators(app: Hono, deps: AppDeps): void {
  if (deps.sandboxPages === 'off') {
    app.all('/sandbox', (c) => c.notFound());
    app.all('/sandbox/*', (c) => c.notFound());
    return;
  }
  // The provider is let in by its signature, wherever it calls from; the pages are guarded.
  app.route(CALLBACK_PATH, paymentCallback(deps));
  const guard = guardSandbox({ ...deps, returnOrigins: returnSources(deps) });
  app.use('/sandbox', guard);
  app.use('/sandbox/*', guard);
  app.route('/sandbox', sandboxPages(deps));
}
