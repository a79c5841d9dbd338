import { prefixOf } from '../exchange/operations.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Allows only this machine or the host in --host, because the probe sends many requests. */
export function parseServerUrl(address: string, named: string | undefined): URL {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new CannotCompare(`${address} is no address; write http://127.0.0.1:4180`);
  }
  const url = new URL(address);
  if (!loopback.test(url.hostname) && url.hostname !== named) {
    throw new CannotCompare(
      `${url.hostname} is another machine; if you may ask it, add --host ${url.hostname}`,
    );
  }
  return url;
}

/** A URL without a path gets the contract's path prefix. */
export function baseOf(url: URL, servers: readonly string[]): string {
  const path = url.pathname.replace(/\/+$/, '');
  const [first = ''] = servers;
  return url.origin + (path === '' ? prefixOf(first) : path);
}
