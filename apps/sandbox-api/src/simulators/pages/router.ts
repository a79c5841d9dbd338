import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppDeps } from '../../http/app-deps.ts';
import { checkoutPages } from '../checkout/router.ts';
import { controlPages } from '../control/router.ts';
import { inboxPages } from '../inbox/router.ts';
import { personaPages } from '../personas/router.ts';
import { sandboxAssets } from './assets.ts';
import { indexPage } from './index-page.ts';
import { PageProblem } from './problem.ts';
import { tellProblem } from './tell-problem.ts';

const MAX_BODY_BYTES = 16 * 1024;

/** Every page under /sandbox. The guard stands before it. */
export function sandboxPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.onError(tellProblem);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));
  app.get('/', (c) => c.html(indexPage(deps.appName)));
  app.route('/assets', sandboxAssets());
  app.route('/', inboxPages(deps));
  app.route('/', controlPages(deps));
  app.route('/personas', personaPages(deps));
  app.route('/checkout', checkoutPages(deps));
  app.all('/*', () => {
    throw new PageProblem(404, 'There is no such page.');
  });
  return app;
}

function tooLarge(): never {
  throw new PageProblem(413, 'What was sent is too large.');
}
