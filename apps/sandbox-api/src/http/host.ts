import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import { WrongHost } from '../refusals/errors.ts';
import type { AppDeps } from './app-deps.ts';

const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a host, with or without a port, is this machine by a loopback name. */
export const isLoopbackHost = (host: string): boolean => loopbackName.test(nameOf(host));

/**
 * Refuses requests under a name that is not the server's: PUBLIC_ORIGIN, a loopback name, or an address
 * of the machine. The name stands in the links of messages and payments, and another site can let its own
 * name lead here (DNS rebinding).
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

/** The host of the header and that of the address, which differ when a client sends a whole URL. */
function hostsOf(c: Context): readonly string[] {
  const { host } = new URL(c.req.url);
  return [host, c.req.header('host') ?? host];
}

/** Without the port; an IPv6 address stays in brackets. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** Read at each call, because a laptop changes networks. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
