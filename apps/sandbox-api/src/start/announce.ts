import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../config.ts';
import { operationsNotOffered } from '../http/mount-api.ts';
import { describeDatabase } from './open-database.ts';

const ANY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

/** What to tell whoever started the server. */
export function announcement(config: Config, port: number): string {
  const isOpen = ANY_ADDRESS.includes(config.host);
  const local = `http://${isOpen ? 'localhost' : hostInUrl(config.host)}:${port}`;
  const lan = isOpen ? lanAddresses().map((address) => `http://${address}:${port}`) : [];
  const missing = operationsNotOffered();
  return [
    `App       ${local}/`,
    `API       ${local}/api1`,
    ...(config.sandboxPages === 'off'
      ? []
      : [`Inbox     ${local}/sandbox/inbox`, `Control   ${local}/sandbox/control`]),
    `Database  ${describeDatabase(config)}`,
    ...lan.flatMap((url) => [`Network   ${url}/`, renderUnicodeCompact(`${url}/`)]),
    ...(isOpen && config.sandboxPages === 'loopback'
      ? ['Inbox, control and checkout answer this machine only; SANDBOX_PAGES=network opens them.']
      : []),
    ...(missing.length === 0 ? [] : [`Not offered yet (501): ${missing.join(', ')}`]),
  ].join('\n');
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
