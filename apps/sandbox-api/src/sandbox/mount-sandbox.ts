import type { Hono } from 'hono';
import type { AppDeps } from '../http/app-deps.ts';
import { returnSources } from './checkout/return-address.ts';
import { guardSandbox } from './guard.ts';
import { sandboxPages } from './router.ts';

/** Mounts the pages under /sandbox; with 'off' there are none. */
export function mountSandbox(app: Hono, deps: AppDeps): void {
  if (deps.sandboxPages === 'off') {
    app.all('/sandbox', (c) => c.notFound());
    app.all('/sandbox/*', (c) => c.notFound());
    return;
  }
  const guard = guardSandbox({ ...deps, returnOrigins: returnSources(deps) });
  app.use('/sandbox', guard);
  app.use('/sandbox/*', guard);
  app.get('/sandbox/', (c) => c.redirect('/sandbox'));
  app.route('/sandbox', sandboxPages(deps));
}
