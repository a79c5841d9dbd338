import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from './config.ts';
import { operationsNotOffered } from '../http/mount-api.ts';
import { routes } from '../routes/index.ts';
import { describeDatabase } from './open-database.ts';

const anyAddress: readonly string[] = ['0.0.0.0', '::'];

/** The message that is printed when the server has started. */
export function announcement(config: Config, port: number): string {
  const isOpen = anyAddress.includes(config.host);
  const local = `http://${isOpen ? 'localhost' : hostInUrl(config.host)}:${port}`;
  const lan = isOpen ? lanAddresses().map((address) => `http://${address}:${port}`) : [];
  const missing = operationsNotOffered(routes);
  const hasPages = config.sandboxPages !== 'off';
  return [
    ...(hasPages
      ? [
          `Open this first: ${local}/sandbox`,
          'It shows the app in a phone, with the codes it sends and what to do next beside it.',
        ]
      : []),
    `App       ${local}/`,
    `API       ${local}/api1`,
    ...(hasPages ? [`Inbox     ${local}/sandbox/inbox`, `Control   ${local}/sandbox/control`] : []),
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
