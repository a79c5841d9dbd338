import { fileURLToPath } from 'node:url';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { databaseAddressesIn } from './addresses.ts';
import { openPool, openProbe, withSetUpClient } from './pool.ts';

/**
 * Removes Drizzle's type parsers, which double the time of a small query in PGlite. Only date and
 * array columns need the parsers, and no query reads such columns.
 */
function plainPglite(client: PGlite): PGlite {
  const plain = (on: Pick<Transaction, 'query'>): Transaction['query'] => {
    const query = on.query.bind(on) as Transaction['query'];
    return (sql, params, options) => {
      const { parsers: _, ...rest } = options ?? {};
      return query(sql, params, rest);
    };
  };
  const transaction = client.transaction.bind(client);
  return Object.assign(client, {
    query: plain(client),
    transaction: <T>(run: (tx: Transaction) => Promise<T>) =>
      transaction((tx) => run(Object.assign(tx, { query: plain(tx) }))),
  });
}

export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  /** Runs migrations or seeding. Processes that start together run this work one by one. */
  setUp: (work: (db: Db) => Promise<void>) => Promise<void>;
  /** Throws if the database does not respond soon. Uses a connection outside the pool. */
  ping: () => Promise<void>;
  connections: () => { open: number; waiting: number };
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Omits `schema`, with which Drizzle would build an unused query API for every transaction. */
const options = { casing: 'snake_case' } as const;

export async function openPglite(
  client: PGlite = new PGlite(),
  logger?: Logger,
): Promise<Database> {
  const db = drizzlePglite(plainPglite(client), { ...options, ...(logger && { logger }) });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    setUp: (work) => work(db),
    ping: async () => void (await client.query('select 1')),
    connections: () => ({ open: 1, waiting: 0 }),
    close: () => client.close(),
  };
}

async function grantServing(db: Db, role: string): Promise<void> {
  const to = sql.identifier(role);
  await db.execute(sql`grant usage on schema public to ${to}`);
  await db.execute(
    sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
  );
  await db.execute(sql`grant usage, select on all sequences in schema public to ${to}`);
}

const roleOf = (databaseUrl: string) =>
  decodeURIComponent(new URL(databaseAddressesIn(databaseUrl)[0] ?? '').username);

const setUpLock = 4_180_001;

/**
 * Migrations use `setUpUrl`, whose role may change tables. With a separate `setUpUrl`, the role of
 * `databaseUrl` needs permission only to read and write rows.
 */
export async function openPostgres(
  databaseUrl: string,
  setUpUrl: string = databaseUrl,
): Promise<Database> {
  const setUp = (work: (db: NodePgDatabase) => Promise<void>) =>
    withSetUpClient(setUpUrl, async (lock) => {
      // A transaction-level lock also works with a connection pooler. A session-level lock could
      // remain on the pooler's connection after this process has ended.
      await lock.query('begin');
      await lock.query('select pg_advisory_xact_lock($1)', [setUpLock]);
      await withSetUpClient(setUpUrl, (client) => work(drizzlePg(client, options)));
      await lock.query('commit');
    });
  await setUp(async (db) => {
    await migratePg(db, { migrationsFolder });
    if (setUpUrl !== databaseUrl) await grantServing(db, roleOf(databaseUrl));
  });
  const pool = openPool(databaseUrl);
  const probe = openProbe(databaseUrl);
  return {
    db: drizzlePg(pool, options),
    setUp,
    ping: async () => void (await probe.query('select 1')),
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: async () => void (await Promise.all([pool.end(), probe.end()])),
  };
}
