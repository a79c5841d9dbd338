import { setTimeout } from 'node:timers/promises';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { Fault } from '../refusals/errors.ts';
import { assignRequestIds, observeRequests } from '../http/observe-requests.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { describeFault } from '../http/describe-fault.ts';
import { failure, sendEnvelope, toApiError } from '../http/envelope.ts';
import { mountHealth } from '../http/health.ts';
import { checkHost } from '../http/host.ts';
import { mountApi } from '../http/mount-api.ts';
import { mountOpinionPictures } from '../http/opinion-pictures.ts';
import { mountPaymentCallback } from '../http/payment-callback.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';
import { serveWebApp } from '../http/static-files.ts';
import { readSettings } from '../providers/settings/settings.ts';
import { translatorForRequest } from '../http/request-translator.ts';
import { routes } from '../routes/index.ts';
import { isSandboxOpen } from '../sandbox/guard.ts';
import { mountSandbox } from '../sandbox/router.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    operationId: string;
    pathTemplate: string;
    code: number | '0';
    borrower: string | undefined;
  }
}

export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use(secureResponses(deps));
  app.use(assignRequestIds);
  if (deps.onRequestCompleted !== null) app.use(observeRequests(deps.onRequestCompleted));
  mountHealth(app, deps);
  app.use(checkHost(deps));
  app.use(compress({ encoding: 'gzip' }));
  mountApi(app, deps, routes);
  mountPaymentCallback(app, deps);
  mountOpinionPictures(app, deps);
  mountSandbox(app, deps);
  const isOpen = (c: Context) => isSandboxOpen(c, deps);
  app.route(
    '/',
    serveWebApp({
      root: deps.webRoot,
      isSandboxOpen: isOpen,
      isStrict: () => readRules(deps),
    }),
  );
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    const apiError = toApiError(error);
    c.set('code', apiError.code);
    if (apiError instanceof Fault)
      deps.logFault({ id: c.get('requestId'), fault: describeFault(error) });
    const translator = translatorForRequest(c);
    const { language } = translator;
    return sendEnvelope(c, failure(apiError, translator), { language, status: apiError.status });
  });
  return app;
}

/** Maximum wait for the policy profile. Pages must load even if the database is down. */
const rulesWaitMs = 1_000;

async function readRules({ db }: AppDeps): Promise<boolean | null> {
  const read = readSettings(db).then(
    ({ policyProfile }) => policyProfile === 'strict',
    () => null,
  );
  return Promise.race([read, setTimeout(rulesWaitMs, null, { ref: false })]);
}

function secureResponses({ publicOrigin }: AppDeps): MiddlewareHandler {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  return async (c, next) => {
    await next();
    setSecurityHeaders(c.res.headers, { isSecure });
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
