import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppDeps } from './app-deps.ts';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;
const IPV6_GROUPS = 8;
/** One line has at least a /64 to itself and may take a new address in it for every call. */
const NETWORK_GROUPS = 4;

export const isLoopback = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/**
 * Where a call comes from, by the connection alone: an IPv4 address, or the first half of an IPv6
 * one. Null for this machine, and where PUBLIC_ORIGIN says that a proxy stands in between.
 */
export function clientNetwork(c: Context, deps: Pick<AppDeps, 'publicOrigin'>): string | null {
  const { address } = getConnInfo(c).remote;
  if (deps.publicOrigin !== null || address === undefined || isLoopback(address)) return null;
  const plain = address.replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
  return plain.includes(':') ? ipv6Network(plain) : plain;
}

function ipv6Network(address: string): string {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':');
}
