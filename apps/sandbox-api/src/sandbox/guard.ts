import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppDeps } from '../http/app-deps.ts';
import { isLoopback } from '../http/client-network.ts';
import { isLoopbackHost } from '../http/host.ts';
import { originOf } from '../http/origin.ts';
import { sandboxPolicy } from '../http/security-headers.ts';

/**
 * Headers of proxies. A request with such a header does not count as local, because every client of
 * a local proxy has this machine's address.
 */
const proxyHeader = /^(forwarded|x-forwarded-.+|x-real-ip)$/;
const safeMethods: readonly string[] = ['GET', 'HEAD'];

/**
 * By default, accepts only requests from this machine that no proxy forwarded and whose Host is a
 * loopback name (against DNS rebinding). Always rejects writes from other sites.
 */
export function guardSandbox(deps: AppDeps): MiddlewareHandler {
  return async (c, next) => {
    if (!isSandboxOpen(c, deps)) return c.text('Only on the machine itself.', 403);
    if (!safeMethods.includes(c.req.method) && isFromAnotherSite(c, deps)) {
      return c.text('Another site may not do this.', 403);
    }
    await next();
    c.res.headers.set('Content-Security-Policy', sandboxPolicy(deps.returnOrigins));
    return;
  };
}

export function isSandboxOpen(c: Context, { sandboxPages }: AppDeps): boolean {
  return sandboxPages === 'network' || (sandboxPages === 'loopback' && isFromThisMachine(c));
}

function isFromThisMachine(c: Context): boolean {
  const { address } = getConnInfo(c).remote;
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  const isProxied = Object.keys(c.req.header()).some((name) => proxyHeader.test(name));
  return !isProxied && isLoopback(address ?? '') && isLoopbackHost(host);
}

/** Checks headers that only browsers send, so requests of other clients pass. */
function isFromAnotherSite(c: Context, deps: AppDeps): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isOtherSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  return isOtherSite || (origin !== undefined && origin !== originOf(c, deps));
}
