import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client as Database } from 'pg';
import type { PostgresServer } from '../../../apps/sandbox-api/test/setup/postgres-server.ts';
import { withDatabaseName } from '../../../apps/sandbox-api/test/setup/postgres-url.ts';
import { ScenarioSkipped } from './not-tried.ts';
import type { Run } from './run.ts';
import { inDatabase, withThreeProcesses } from './three-processes.ts';

export type Postgres = Pick<PostgresServer, 'url'> & Partial<Pick<PostgresServer, 'restart'>>;

type Fault = (run: Run, on: { postgres: Postgres; admin: Database; wire: Wire }) => Promise<void>;

/** A TCP proxy between the servers and the database. */
interface Wire {
  port: number;
  /** While true, the proxy drops all data without an error. */
  isSilent: boolean;
  close: () => void;
}

const rounds = 3;
const tables = ['orders', 'payments', 'idempotency_keys'] as const;

export const postgresFaults: Readonly<Record<string, Fault>> = {
  'three processes, each killed (kill -9) and replaced': async (run) => {
    for (let index = 0; index < rounds; index += 1) await run.killAndReplace(index);
  },
  'every connection to the database ended, again and again': async (_, { admin }) => {
    for (let round = 0; round < 4 * rounds; round += 1) {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await wait(500);
    }
  },
  'tables locked for 4 s each; health checks and other reads go on': async (run, { admin }) => {
    for (const table of tables) {
      await admin.query(`begin; lock table ${table} in access exclusive mode`);
      const until = performance.now() + 4_000;
      while (performance.now() < until) {
        const ready = await run.client.once('/readyz');
        const product = await run.client.once('/api1/client/v1/about-us');
        if (ready.status !== 200) run.seen.faults.push(`/readyz answered ${ready.status}`);
        if (product.status !== 200) run.seen.faults.push(`about-us answered ${product.status}`);
        await wait(100);
      }
      await admin.query('rollback');
    }
  },
  'the database falls silent for 20 s': async (run, { wire }) => {
    wire.isSilent = true;
    await wait(20_000);
    wire.isSilent = false;
    await run.client.untilAnswered('/readyz');
  },
  'the database is restarted': async (run, { postgres }) => {
    if (postgres.restart === undefined) throw new ScenarioSkipped('not ours to restart');
    for (let round = 0; round < 2; round += 1) {
      await postgres.restart();
      await wait(2_000);
    }
    await run.client.untilAnswered('/readyz');
  },
};

export async function runWithPostgres(postgres: Postgres, fault: Fault, seed: number) {
  const name = `kosha_faults_${process.pid}_${seed}`;
  const url = withDatabaseName(postgres.url, name);
  await inDatabase(postgres.url, (main) => main.query(`create database ${name}`));
  const wire = await startWire(postgres.url);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(wire.port);
  try {
    return await withThreeProcesses({
      seed,
      env: { DATABASE_URL: through.href },
      url: () => url,
      disturb: (run) => inDatabase(url, (admin) => fault(run, { postgres, admin, wire })),
    });
  } finally {
    wire.close();
    await inDatabase(postgres.url, (main) => main.query(`drop database ${name} with (force)`));
  }
}

async function startWire(databaseUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const wire = { port: 0, isSilent: false };
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    const pairs = [
      [near, far],
      [far, near],
    ] as const;
    for (const [from, to] of pairs) {
      sockets.add(from);
      from.on('data', (chunk) => wire.isSilent || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  wire.port = (server.address() as AddressInfo).port;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return Object.assign(wire, { close });
}
