import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { AppDeps } from './app-deps.ts';

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ipv4InIpv6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;
const ipv6Groups = 8;
/**
 * Rate limits count an IPv6 network (/64) as one client, because a client can use a different
 * address of its network for each call.
 */
const networkGroups = 4;

export const isLoopback = (address: string): boolean => loopbackAddress.test(address);

/** An IPv4 address, or the first half of an IPv6 address; null if the client is this machine. */
export function clientNetwork(c: Context, { trustedProxy }: Pick<AppDeps, 'trustedProxy'>) {
  const near = plainAddress(getConnInfo(c).remote.address ?? '');
  const address = near === trustedProxy ? (forwardedFor(c) ?? near) : near;
  if (address === '' || isLoopback(address)) return null;
  return address.includes(':') ? ipv6Network(address) : address;
}

const plainAddress = (address: string) =>
  address.replace(ipv4InIpv6, '').replace(/%.*$/, '').toLowerCase();

/** The proxy added the last address in the header. Clients can forge the other addresses. */
function forwardedFor(c: Context): string | undefined {
  const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? undefined : plainAddress(last);
}

function ipv6Network(address: string): string {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, ipv6Groups - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, networkGroups);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
