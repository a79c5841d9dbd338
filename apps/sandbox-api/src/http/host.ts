import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import { WrongHost } from '../refusals/errors.ts';
import type { AppDeps } from './app-deps.ts';

const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a host, with or without port, is `localhost` or a loopback address. */
export const isLoopbackHost = (host: string): boolean => loopbackName.test(nameOf(host));

/**
 * Rejects requests unless their Host is PUBLIC_ORIGIN, a loopback name or an address of this
 * machine. Links in messages and payments contain the host, and DNS rebinding can point another
 * site's host name to this server.
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

/** The Host header and the URL's host, which differ for an absolute request URL. */
function hostsOf(c: Context): readonly string[] {
  const { host } = new URL(c.req.url);
  return [host, c.req.header('host') ?? host];
}

/** Removes the port. An IPv6 address stays in brackets. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** Reads the addresses on each call, because they change with the network. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
