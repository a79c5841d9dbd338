import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { mountSimulators } from '../simulators/index.ts';
import type { AppDeps } from './app-deps.ts';
import { Fault } from '../errors.ts';
import { failure, toApiError } from './envelope.ts';
import { describeFault } from './describe-fault.ts';
import { mountApi } from './mount-api.ts';
import { sendEnvelope } from './send-envelope.ts';
import { guard } from './security-headers.ts';
import { serveWebApp } from './static-files.ts';

declare module 'hono' {
  interface ContextVariableMap {
    operationId: string;
    pathTemplate: string;
    code: number | '0';
  }
}

/** The whole server: the contract's calls, the sandbox's pages and the built app. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use(guardAnswers);
  if (deps.log !== null) app.use(logRequests(deps.log, deps.realNow));
  app.use(compress({ encoding: 'gzip' }));
  mountApi(app, deps);
  mountSimulators(app, deps);
  app.get('*', serveWebApp(deps.webRoot));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    const answer = toApiError(error);
    c.set('code', answer.code);
    if (answer instanceof Fault) console.error(describeFault(error));
    return sendEnvelope(c, failure(answer), answer.status);
  });
  return app;
}

const guardAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  guard(c.res.headers);
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};

/** The path's pattern, never its values: ids and queries stay out of the log. */
function logRequests(log: NonNullable<AppDeps['log']>, now: () => number): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = now();
    await next();
    log({
      method: c.req.method,
      path: c.get('pathTemplate') ?? routePath(c, -1),
      operationId: c.get('operationId'),
      status: c.res.status,
      code: c.get('code'),
      ms: now() - startedAt,
    });
  };
}
