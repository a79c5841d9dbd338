import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import { WrongHost } from '../refusals/errors.ts';
import type { AppDeps } from './app-deps.ts';

const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const isLoopbackHost = (host: string): boolean => loopbackName.test(nameOf(host));

/**
 * Accepts only the host of `publicOrigin`, loopback names and this machine's addresses. Prevents
 * DNS rebinding, and links with a forged host in SMS messages and checkout URLs.
 */
export function checkHost({ publicOrigin }: Pick<AppDeps, 'publicOrigin'>): MiddlewareHandler {
  const publicHost = publicOrigin === null ? null : new URL(publicOrigin).host;
  const isOwn = (host: string) =>
    host === publicHost || isLoopbackHost(host) || ownAddresses().includes(nameOf(host));
  return async (c, next) => {
    if (!hostsOf(c).every(isOwn)) throw new WrongHost();
    await next();
  };
}

/**
 * Returns the hosts of the URL and of the Host header, which differ if the request line contains an
 * absolute URL.
 */
function hostsOf(c: Context): readonly string[] {
  const { host } = new URL(c.req.url);
  return [host, c.req.header('host') ?? host];
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** Not cached, because the addresses change when the machine changes its network. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
