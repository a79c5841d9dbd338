import type { AppDeps } from '../../http/app-deps.ts';
import { safeReturnUrl } from '../payments/return-url.ts';

type ReturnDeps = Pick<AppDeps, 'returnOrigins' | 'sandboxPages'>;

const LOOPBACK_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Where the checkout sends the browser, or null. While the sandbox is kept to this machine, so may
 * be every address of this machine: the app's development server has a port of its own.
 */
export function returnAddress(
  callback: string | undefined,
  origin: string,
  deps: ReturnDeps,
): string | null {
  const asked = callback !== undefined && URL.canParse(callback) ? new URL(callback).origin : '';
  const isLocal = deps.sandboxPages === 'loopback' && LOOPBACK_ORIGIN.test(asked);
  const returnOrigins = isLocal ? [...deps.returnOrigins, asked] : deps.returnOrigins;
  return safeReturnUrl(callback, origin, { returnOrigins });
}

/** The same addresses as a page's policy names them. */
export function returnSources({ returnOrigins, sandboxPages }: ReturnDeps): readonly string[] {
  return sandboxPages === 'loopback' ? [...returnOrigins, ...LOOPBACK_SOURCES] : returnOrigins;
}
