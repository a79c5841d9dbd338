import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  findFreePort,
  startPostgres,
  type PostgresServer,
} from '../../../apps/sandbox-api/test/setup/postgres-server.ts';
import { withDatabaseName } from '../../../apps/sandbox-api/test/setup/postgres-url.ts';
import { inDatabase, withThreeProcesses } from './three-processes.ts';
import { killProgram, run } from './with-pooler.ts';

interface Failover {
  hosts: string;
  close: () => Promise<void>;
}

interface Pair {
  primary: PostgresServer;
  replica: PostgresServer;
}

export const replicaFaults: Readonly<Record<string, (pair: Pair) => Promise<Failover>>> = {
  'a synchronous one is promoted while writes run; DATABASE_URL has two hosts': async (pair) => ({
    hosts: `${hostOf(pair.primary)},${hostOf(pair.replica)}`,
    close: async () => undefined,
  }),
  'a synchronous one is promoted while writes run; haproxy leads to it': startProxy,
};

const hostOf = ({ port }: PostgresServer) => `127.0.0.1:${port}`;
const promotedAfterMs = 2_000;

/** Crashes the primary while three processes write. */
export async function runWithReplica(
  startFailover: (pair: Pair) => Promise<Failover>,
  seed: number,
) {
  const pair = await startPair();
  const failover = await startFailover(pair);
  const name = `kosha_pair_${process.pid}`;
  await inDatabase(pair.primary.url, (main) => main.query(`create database ${name}`));
  try {
    return await withThreeProcesses({
      seed,
      env: { DATABASE_URL: `postgresql://postgres:postgres@${failover.hosts}/${name}` },
      url: () => withDatabaseName(pair.replica.url, name),
      disturb: async () => {
        await wait(3_000);
        await crash(pair.primary);
        await wait(promotedAfterMs);
        await inDatabase(pair.replica.url, (main) => main.query('select pg_promote()'));
        await wait(5_000);
      },
    });
  } finally {
    await failover.close();
    await pair.replica.stop();
    await rm(pair.primary.databaseDir, { recursive: true, force: true });
  }
}

/** The replica is synchronous: a commit waits until both servers have stored the data. */
async function startPair(): Promise<Pair> {
  const primary = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'kosha-replica-'));
  const copy = join(folder, 'data');
  await inDatabase(primary.url, async (admin) => {
    await admin.query(`select pg_backup_start('replica', true)`);
    execFileSync('cp', ['-a', primary.databaseDir, copy]);
    const { rows } = await admin.query<{ labelfile: string }>(
      `select labelfile from pg_backup_stop(false)`,
    );
    await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  await rm(join(copy, 'postmaster.pid'));
  await writeFile(join(copy, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${primary.port} user=postgres password=postgres`;
  await writeFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  if (process.getuid?.() === 0) {
    execFileSync('chown', ['-R', 'postgres', folder]);
  }
  const replica = await startPostgres({ databaseDir: copy });
  await inDatabase(primary.url, async (admin) => {
    await admin.query(`alter system set synchronous_standby_names = '*'`);
    await admin.query('select pg_reload_conf()');
    const isSynchronous = async () =>
      (await admin.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rowCount;
    while ((await isSynchronous()) === 0) await wait(100);
  });
  return { primary, replica };
}

/** SIGQUIT stops PostgreSQL immediately, without a clean shutdown. */
async function crash({ databaseDir }: PostgresServer): Promise<void> {
  const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
}

/** Starts a proxy that forwards to the primary, and to the replica after the crash. */
async function startProxy({ primary, replica }: Pair): Promise<Failover> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-haproxy-'));
  const [port, config] = [await findFreePort(), join(folder, 'haproxy.cfg')];
  await writeFile(
    config,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary ${hostOf(primary)} check
  server replica ${hostOf(replica)} check backup
`,
  );
  const child: ChildProcess = await run('haproxy', ['-db', '-f', config]);
  return {
    hosts: `127.0.0.1:${port}`,
    close: async () => {
      await killProgram(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
