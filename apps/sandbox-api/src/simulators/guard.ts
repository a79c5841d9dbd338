import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppDeps } from '../http/app-deps.ts';
import { isLoopback } from '../http/client-network.ts';
import { originOf } from '../http/origin.ts';
import { sandboxPolicy } from '../http/security-headers.ts';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** What a proxy adds, which makes the whole network look like this machine. */
const PROXY_HEADER = /^(forwarded|x-forwarded-.+|x-real-ip)$/;
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * Keeps the sandbox to this machine unless it was opened to the network, and keeps other sites'
 * pages from acting on it. The Host header is held to a loopback name too, or a name that another
 * site points here (DNS rebinding) would get in; so would everybody through a proxy on this machine.
 */
export function guardSandbox(deps: AppDeps): MiddlewareHandler {
  const isOpen = deps.sandboxPages === 'network';
  return async (c, next) => {
    if (!isOpen && !isFromThisMachine(c)) return c.text('Only on the machine itself.', 403);
    if (!SAFE_METHODS.includes(c.req.method) && isFromAnotherSite(c, deps)) {
      return c.text('Another site may not do this.', 403);
    }
    await next();
    c.res.headers.set('Content-Security-Policy', sandboxPolicy(deps.returnOrigins));
    return;
  };
}

function isFromThisMachine(c: Context): boolean {
  const { address } = getConnInfo(c).remote;
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  const isProxied = Object.keys(c.req.header()).some((name) => PROXY_HEADER.test(name));
  return !isProxied && isLoopback(address ?? '') && LOOPBACK_HOST.test(host);
}

/** Browsers tell where a request comes from; what tells nothing is no browser. */
function isFromAnotherSite(c: Context, deps: AppDeps): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isOtherSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  return isOtherSite || (origin !== undefined && origin !== originOf(c, deps));
}
