import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';
import type { AppDeps } from './app-deps.ts';

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ipv4InIpv6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;
const ipv6Groups = 8;
/**
 * The first four groups identify an IPv6 network (/64), which rate limits count as one client. A
 * client could use a different address of its network for every call.
 */
const networkGroups = 4;

export const isLoopback = (address: string): boolean => loopbackAddress.test(address);

/**
 * The client's network: an IPv4 address, or the first half of an IPv6 address. Null if the client
 * is this machine.
 */
export function clientNetwork(c: Context, { trustedProxy }: Pick<AppDeps, 'trustedProxy'>) {
  const near = plainAddress(getConnInfo(c).remote.address ?? '');
  const address = near === trustedProxy ? (forwardedFor(c) ?? near) : near;
  if (address === '' || isLoopback(address)) return null;
  return address.includes(':') ? ipv6Network(address) : address;
}

const plainAddress = (address: string) =>
  address.replace(ipv4InIpv6, '').replace(/%.*$/, '').toLowerCase();

/**
 * The client's address is the last address in the header, which the proxy added. Clients can forge
 * the others.
 */
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
