import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import { Fault } from '../errors.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { describeFault } from '../http/describe-fault.ts';
import { failure, toApiError } from '../http/envelope.ts';
import { mountHealth } from '../http/health.ts';
import { mountApi } from '../http/mount-api.ts';
import { mountOpinionPictures } from '../http/opinion-pictures.ts';
import { mountPaymentCallback } from '../http/payment-callback.ts';
import { guard } from '../http/security-headers.ts';
import { sendEnvelope } from '../http/send-envelope.ts';
import { serveWebApp } from '../http/static-files.ts';
import { routes } from '../routes/index.ts';
import { isSandboxOpen } from '../sandbox/guard.ts';
import { mountSandbox } from '../sandbox/mount-sandbox.ts';

declare module 'hono' {
  interface ContextVariableMap {
    operationId: string;
    pathTemplate: string;
    code: number | '0';
    /** When another try may succeed, for Retry-After. */
    retryAfterSeconds: number | undefined;
  }
}

/** The whole server: the contract's calls, the sandbox's pages and the built app. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use(guardAnswers);
  if (deps.log !== null) app.use(logRequests(deps.log, deps.realNow));
  app.use(compress({ encoding: 'gzip' }));
  mountHealth(app, deps);
  mountApi(app, deps, routes);
  mountPaymentCallback(app, deps);
  mountOpinionPictures(app, deps);
  mountSandbox(app, deps);
  const isOpen = (c: Context) => isSandboxOpen(c, deps);
  app.route('/', serveWebApp({ root: deps.webRoot, isSandboxOpen: isOpen }));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    const answer = toApiError(error);
    c.set('code', answer.code);
    if (answer instanceof Fault) deps.logFault(describeFault(error));
    return sendEnvelope(c, failure(answer), answer.status);
  });
  return app;
}

const guardAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  guard(c.res.headers);
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};

/** Logs the pattern of the path without its values: no ids and queries in the log. */
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
