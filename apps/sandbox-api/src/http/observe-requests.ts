import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { OperationId } from './contract.ts';

type SecurityEvent = 'sign-in' | 'sign-out' | 'refused-code' | 'refused-session' | 'limit-reached';

type ByCode = Readonly<Record<string, SecurityEvent>>;

const success = '0';
const refused = '422';
const signIn: ByCode = { [success]: 'sign-in', [refused]: 'refused-code' };

const ofOperation: Readonly<Partial<Record<OperationId, ByCode>>> = {
  login: signIn,
  nativeUserLogin: signIn,
  tripartiteUserLogin: signIn,
  logout: { [success]: 'sign-out' },
  verifyAadhaarOtp: { [refused]: 'refused-code' },
};

const ofAnyOperation: ByCode = { '-4': 'refused-session', '429': 'limit-reached' };

function securityEventOf(
  operation: string | undefined,
  code: number | '0' | undefined,
): SecurityEvent | undefined {
  const own = ofOperation[operation as OperationId]?.[String(code)];
  return own ?? ofAnyOperation[String(code)];
}

/** What logs and metrics contain about a request. The fields contain no personal data. */
export interface CompletedRequest {
  id: string;
  method: string;
  /** The operation's id in the contract; undefined for a page or a file. */
  operation: string | undefined;
  path: string;
  status: number;
  code: number | '0' | undefined;
  ms: number;
  event: SecurityEvent | undefined;
  /** The pseudonym of the borrower (see `pseudonymOf`); undefined if the borrower is unknown. */
  borrower: string | undefined;
}

/**
 * A UUID, with or without hyphens. Request ids are logged, so an id in another format is not
 * accepted: it could be a phone number.
 */
const requestIdPattern = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/**
 * Uses the proxy's request id if valid, else a random id. Files with a hash in their name get no id
 * header, because headers of many files take time on a slow connection.
 */
export const assignRequestIds: MiddlewareHandler = async (c, next) => {
  const given = c.req.header('x-request-id') ?? '';
  c.set('requestId', requestIdPattern.test(given) ? given : randomBytes(8).toString('hex'));
  await next();
  const isHashedFile = c.res.headers.get('Cache-Control')?.includes('immutable') ?? false;
  if (!isHashedFile) c.res.headers.set('X-Request-Id', c.get('requestId'));
};

export function observeRequests(observe: (request: CompletedRequest) => void): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const operation = c.get('operationId');
    const code = c.get('code');
    observe({
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
