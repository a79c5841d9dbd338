import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../apps/sandbox-api/test/setup/postgres-server.ts';
import { withDatabaseName } from '../../../apps/sandbox-api/test/setup/postgres-url.ts';
import { ScenarioSkipped } from './not-tried.ts';
import type { Run } from './run.ts';
import { inDatabase, withThreeProcesses } from './three-processes.ts';
import type { Postgres } from './with-postgres.ts';

type Fault = (startProgram: Run, pooler: Pooler) => Promise<void>;

const rounds = 3;

/**
 * Faults behind PgBouncer. The servers' role may only read and write rows. Migrations use another
 * role and connect directly.
 */
export const poolerFaults: Readonly<Record<string, Fault>> = {
  'three processes, each killed (kill -9) and replaced': async (run) => {
    for (let index = 0; index < rounds; index += 1) await run.killAndReplace(index);
  },
  'the pooler is restarted three times': async (_, pooler) => {
    for (let round = 0; round < rounds; round += 1) {
      await pooler.restart();
      await wait(1_500);
    }
  },
};

export async function throughPooler(postgres: Postgres, fault: Fault, seed: number) {
  const name = `kosha_pooled_${process.pid}_${seed}`;
  const role = `serving_${process.pid}`;
  const direct = withDatabaseName(postgres.url, name);
  await inDatabase(postgres.url, async (main) => {
    await main.query(`create database ${name}`);
    await main.query(`create role ${role} login password 'serving'`);
    await main.query(`alter role ${role} set lock_timeout = '2s'`);
    await main.query(`alter role ${role} set statement_timeout = '8s'`);
    await main.query(`alter role ${role} set idle_in_transaction_session_timeout = '10s'`);
  });
  const pooler = await startPooler(postgres.url, role);
  try {
    return await withThreeProcesses({
      seed,
      env: {
        DATABASE_URL: `postgresql://${role}:serving@127.0.0.1:${pooler.port}/${name}`,
        SETUP_DATABASE_URL: direct,
      },
      url: () => direct,
      disturb: (run) => fault(run, pooler),
    });
  } finally {
    await pooler.stop();
    await inDatabase(postgres.url, async (main) => {
      await main.query(`drop database ${name} with (force)`);
      await main.query(`drop role ${role}`);
    });
  }
}

interface Pooler {
  port: number;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

async function startPooler(databaseUrl: string, role: string): Promise<Pooler> {
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'kosha-pgbouncer-'));
  const [port, users, config] = [await findFreePort(), join(folder, 'users'), join(folder, 'ini')];
  await writeFile(users, `"${role}" "serving"\n`);
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,lock_timeout,statement_timeout,idle_in_transaction_session_timeout
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
  const start = () => run('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), '-q', config]);
  let running = await start();
  return {
    port,
    restart: async () => {
      await killProgram(running);
      running = await start();
    },
    stop: async () => {
      await killProgram(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function run(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const failed = once(child, 'error').then(() => {
    throw new ScenarioSkipped(`${program} is not installed`);
  });
  await Promise.race([once(child, 'spawn'), failed]);
  await wait(500);
  return child;
}

export async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
