import type { AppDeps } from '../../http/app-deps.ts';

type ReturnDeps = Pick<AppDeps, 'returnOrigins' | 'sandboxPages'>;

const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
const loopbackSources = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Where the checkout sends the browser back to: `callback` when its origin is allowed, or null. While
 * only this machine may open the sandbox, all ports of this machine are allowed, because the app's
 * development server has its own port.
 */
export function returnAddress(
  callback: string | undefined,
  origin: string,
  { returnOrigins, sandboxPages }: ReturnDeps,
): string | null {
  if (callback === undefined || !URL.canParse(callback)) return null;
  const asked = new URL(callback);
  const isLocal = sandboxPages === 'loopback' && loopbackOrigin.test(asked.origin);
  const isAllowed = isLocal || [origin, ...returnOrigins].includes(asked.origin);
  return isAllowed ? asked.href : null;
}

/** The allowed addresses as a Content-Security-Policy writes them; its own pages allow 'self'. */
export function returnSources({ returnOrigins, sandboxPages }: ReturnDeps): readonly string[] {
  return sandboxPages === 'loopback' ? [...returnOrigins, ...loopbackSources] : returnOrigins;
}
