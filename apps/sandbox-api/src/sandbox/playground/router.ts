import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppDeps } from '../../http/app-deps.ts';
import { PageProblem } from '../pages/requests.ts';

const page = '/sandbox/playground/';

export function playgroundPages({ playgroundRoot }: AppDeps): Hono {
  const app = new Hono();
  // The redirect adds the trailing slash, because the asset URLs are relative to the page.
  app.get('/', (c) => c.redirect(page));
  const inFolder = (path: string) => join(playgroundRoot, path.slice(page.length));
  app.use('/*', serveStatic({ rewriteRequestPath: inFolder }));
  app.get('/*', (c, next) => {
    if (c.req.path !== page) return next();
    throw new PageProblem(503, 'The playground is not built yet. Run "pnpm build" in the project.');
  });
  return app;
}
