import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { openPostgres } from '../../src/db/database.ts';
import { openKeys } from '../../src/start/key-file.ts';
import { deliverDueCallbacks } from '../../src/providers/payment/charges.ts';
import type { PostgresServer } from '../../test/setup/postgres-server.ts';
import { withDatabase } from '../../test/setup/postgres-url.ts';
import { audit, untilDelivered, type Query } from './ledger.ts';
import { actWhile, removeFolder, startRun, type Run } from './run.ts';

export type Postgres = Pick<PostgresServer, 'url'> & Partial<Pick<PostgresServer, 'restart'>>;

/** What goes wrong while borrowers act. */
type Fault = (run: Run, on: { postgres: Postgres; admin: Database; wire: Wire }) => Promise<void>;

/** The line between the servers and the database. */
interface Wire {
  port: number;
  /** While true, nothing passes and nobody is told. */
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
    if (postgres.restart === undefined) throw new NotTried('not ours to restart');
    for (let round = 0; round < 2; round += 1) {
      await postgres.restart();
      await wait(2_000);
    }
    await run.client.untilAnswered('/readyz');
  },
};

/** A scenario that cannot be tried on this machine. */
export class NotTried extends Error {}

/** Runs one fault on a new database with three processes. Returns what did not hold, and what was seen. */
export async function onPostgres(postgres: Postgres, fault: Fault, seed: number) {
  const name = `kosha_faults_${process.pid}_${seed}`;
  const url = withDatabase(postgres.url, name);
  await inDatabase(postgres.url, (main) => main.query(`create database ${name}`));
  const wire = await startWire(postgres.url);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(wire.port);
  const run = await startRun(3, seed, { DATABASE_URL: through.href });
  const notices = await deliverTwice(url, run);
  try {
    const disturb = async () => {
      await wait(1_000);
      await inDatabase(url, (admin) => fault(run, { postgres, admin, wire }));
    };
    await actWhile(run, disturb);
    return await inDatabase(url, async (admin) => {
      const query: Query = async (sql, values) => (await admin.query(sql, values)).rows;
      await untilDelivered(query);
      await notices.stop();
      return { problems: await audit(run, query), seen: run.seen, twice: notices.count() };
    });
  } finally {
    await notices.stop();
    await run.stop();
    wire.close();
    await inDatabase(postgres.url, (main) => main.query(`drop database ${name} with (force)`));
    await removeFolder(run);
  }
}

async function inDatabase<T>(url: string, run: (client: Database) => Promise<T>): Promise<T> {
  const client = new Database({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The provider's notices: each is sent at once, and later twice again, in the reverse order. */
async function deliverTwice(url: string, run: Run) {
  const { db, close } = await openPostgres(url);
  const keys = await openKeys(run.keysFile);
  const sent: [string, RequestInit][] = [];
  let count = 0;
  const send = (path: string, init: RequestInit) => fetch(run.balancer.origin + path, init);
  const sendAgain = async () => {
    for (const [path, init] of sent.splice(0).toReversed()) {
      count += 1;
      const again = () => send(path, init).catch(() => undefined);
      await Promise.all([again(), again()]);
    }
  };
  const fetchSelf = (path: string, init: RequestInit) => {
    sent.push([path, init]);
    return send(path, init);
  };
  const stopping = new AbortController();
  const work = (async () => {
    while (!stopping.signal.aborted) {
      await deliverDueCallbacks({ db, realNow: Date.now, fetchSelf, keys }).catch(() => undefined);
      if (sent.length >= 3) await sendAgain();
      await wait(100);
    }
    await sendAgain();
    await close();
  })();
  const stop = async () => {
    stopping.abort();
    await work;
  };
  return { stop, count: () => count };
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
