import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { securityEventOf, type SecurityEvent } from './security-events.ts';

/** A request after its answer, as logs and metrics see it. Nobody can tell from it who a person is. */
export interface Answered {
  /** The id of the request, also in its answer's `X-Request-Id`. */
  id: string;
  method: string;
  /** The operation of the contract; undefined for a page or a file. */
  operation: string | undefined;
  /** The pattern of the path, without its values. */
  path: string;
  status: number;
  /** The code of the envelope; undefined without one. */
  code: number | '0' | undefined;
  ms: number;
  event: SecurityEvent | undefined;
  /** Stands for one borrower's number in all lines; undefined where none is known. See `pseudonymOf`. */
  borrower: string | undefined;
}

/** An id as proxies make them: hexadecimal, so that no number of a person fits in. */
const givenId = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/**
 * Gives each request an id, the proxy's where there is one, else 16 digits. The answer tells it, except for hashed files: every
 * header of a few dozen files counts on a slow line.
 */
export const nameRequests: MiddlewareHandler = async (c, next) => {
  const given = c.req.header('x-request-id') ?? '';
  c.set('requestId', givenId.test(given) ? given : randomBytes(8).toString('hex'));
  await next();
  const isHashedFile = c.res.headers.get('Cache-Control')?.includes('immutable') ?? false;
  if (!isHashedFile) c.res.headers.set('X-Request-Id', c.get('requestId'));
};

/** Tells `tell` of each request when it is answered. */
export function tellAnswered(tell: (request: Answered) => void): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const operation = c.get('operationId');
    const code = c.get('code');
    tell({
      id: c.get('requestId'),
      method: c.req.method,
      operation,
      path: c.get('pathTemplate') ?? routePath(c, -1),
      status: c.res.status,
      code,
      ms: Math.round(performance.now() - startedAt),
      event: securityEventOf(operation, code),
      borrower: c.get('borrower'),
    });
  };
}
