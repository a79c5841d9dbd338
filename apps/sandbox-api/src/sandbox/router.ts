import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppDeps } from '../http/app-deps.ts';
import { canBeStored } from '../http/check-text.ts';
import { allowedReturnOrigins } from './checkout/view-checkout.ts';
import { checkoutPages } from './checkout/router.ts';
import { controlPages } from './control/router.ts';
import { deskPages } from './desk/router.ts';
import { feedbackPages } from './feedback/router.ts';
import { guardSandbox } from './guard.ts';
import { inboxPages } from './inbox/router.ts';
import { nativePages } from './native/router.ts';
import { PageProblem, respondToProblem } from './pages/requests.ts';
import { paymentPages } from './payments/router.ts';
import { personaPages } from './personas/router.ts';
import { sessionPages } from './sessions/router.ts';
import { playgroundPages } from './playground/router.ts';

export function mountSandbox(app: Hono, deps: AppDeps): void {
  if (deps.sandboxPages === 'off') {
    app.all('/sandbox', (c) => c.notFound());
    app.all('/sandbox/*', (c) => c.notFound());
    return;
  }
  const guard = guardSandbox({ ...deps, returnOrigins: allowedReturnOrigins(deps) });
  app.use('/sandbox', guard);
  app.use('/sandbox/*', guard);
  app.get('/sandbox/', (c) => c.redirect('/sandbox'));
  app.route('/sandbox', sandboxPages(deps));
}

const maxBodyBytes = 16 * 1024;
const assets = fileURLToPath(new URL('./pages/assets', import.meta.url));
const inAssets = (path: string) => join(assets, basename(path));

function sandboxPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.onError(respondToProblem);
  app.use(methodNotAllowed({ app }));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }));
  app.use((c, next) => {
    if (canBeStored(c.req.url.replaceAll('%00', '\0'))) return next();
    throw new PageProblem(400, 'This address holds a character that cannot be kept.');
  });
  app.route('/', deskPages(deps));
  app.get('/assets/:name', serveStatic({ rewriteRequestPath: inAssets }));
  app.route('/', inboxPages(deps));
  app.route('/', controlPages(deps));
  app.route('/', feedbackPages(deps));
  app.route('/', paymentPages(deps));
  app.route('/', sessionPages(deps));
  app.route('/personas', personaPages(deps));
  app.route('/native', nativePages(deps));
  app.route('/playground', playgroundPages(deps));
  app.route('/checkout', checkoutPages(deps));
  app.all('/*', (c) => respondToProblem(new PageProblem(404, 'There is no such page.'), c));
  return app;
}

function tooLarge(): never {
  throw new PageProblem(413, 'What was sent is too large.');
}
