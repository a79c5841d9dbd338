import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppDeps } from './app-deps.ts';

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ipv4InIpv6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;
const ipv6Groups = 8;
/** A caller's line has at least a /64 network, and could use a new address of it for every call. */
const networkGroups = 4;

export const isLoopback = (address: string): boolean => loopbackAddress.test(address);

/**
 * The network of a call, from its connection, never from a header: an IPv4 address, or the first half
 * of an IPv6 address. Null for this machine, and when PUBLIC_ORIGIN says that a proxy is in front.
 */
export function clientNetwork(c: Context, deps: Pick<AppDeps, 'publicOrigin'>): string | null {
  const { address } = getConnInfo(c).remote;
  if (deps.publicOrigin !== null || address === undefined || isLoopback(address)) return null;
  const plain = address.replace(ipv4InIpv6, '').replace(/%.*$/, '');
  return plain.includes(':') ? ipv6Network(plain) : plain;
}

function ipv6Network(address: string): string {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, ipv6Groups - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, networkGroups).join(':');
}
