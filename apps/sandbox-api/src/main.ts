import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { type Config, ConfigError, readConfig } from './start/config.ts';
import { serve } from './start/serve.ts';
import { StartError } from './start/start-error.ts';
import { describeDatabase } from './start/open-database.ts';

const anyAddress: readonly string[] = ['0.0.0.0', '::'];

function announcement(config: Config, port: number): string {
  const isOpen = anyAddress.includes(config.host);
  const local = `http://${isOpen ? 'localhost' : hostInUrl(config.host)}:${port}`;
  const lan = isOpen ? lanAddresses().map((address) => `http://${address}:${port}`) : [];
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
  ].join('\n');
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

const giveUpAfterMs = 3_000;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const server = await serve(config);
  console.log(announcement(config, server.port));
  const stop = () => {
    setTimeout(() => process.exit(1), giveUpAfterMs).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
