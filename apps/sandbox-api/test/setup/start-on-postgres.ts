/** Starts the server with a new PostgreSQL database. Stopping the server also stops PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chooseDataFolder, startPostgres } from './postgres-server.ts';

const postgres = await startPostgres({ parent: await chooseDataFolder() });
const server = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: postgres.url },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.kill(signal));
const [code] = (await once(server, 'close')) as [number | null];
await postgres.stop();
process.exit(code ?? 1);
