import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import { addressesIn } from './addresses.ts';
import { plainPglite } from './plain-pglite.ts';
import { openPool, openProbe, withPatience } from './pool.ts';

/** A database, or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Does long work at the start. Of processes that start together, each waits for the one before. */
  setUp: (work: (db: Db) => Promise<void>) => Promise<void>;
  /** Throws when the database does not answer soon. It does not wait for the work of the server. */
  ping: () => Promise<void>;
  /** How many connections are open, and how many calls wait for one. */
  connections: () => { open: number; waiting: number };
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** No `schema`: with it, every transaction would make a query builder for each table; we use none. */
const options = { casing: 'snake_case' } as const;

/**
 * PostgreSQL embedded in this process, in memory unless a client is given. `logger` is told of each query.
 */
export async function openPglite(
  client: PGlite = new PGlite(),
  logger?: Logger,
): Promise<Database> {
  const db = drizzlePglite(plainPglite(client), { ...options, ...(logger && { logger }) });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    kind: 'pglite',
    setUp: (work) => work(db),
    ping: async () => void (await client.query('select 1')),
    connections: () => ({ open: 1, waiting: 0 }),
    close: () => client.close(),
  };
}

/** What a server does with rows, and nothing else. */
async function letServe(db: Db, role: string): Promise<void> {
  const to = sql.identifier(role);
  await db.execute(sql`grant usage on schema public to ${to}`);
  await db.execute(
    sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
  );
  await db.execute(sql`grant usage, select on all sequences in schema public to ${to}`);
}

const roleOf = (databaseUrl: string) =>
  decodeURIComponent(new URL(addressesIn(databaseUrl)[0] ?? '').username);

const setUpLock = 4_180_001;

/**
 * A PostgreSQL server. Several processes may open the same one. `setUpUrl` is its address for migrating and
 * filling, with a role that may change tables; the role of `databaseUrl` then may only read and write rows.
 */
export async function openPostgres(
  databaseUrl: string,
  setUpUrl: string = databaseUrl,
): Promise<Database> {
  const setUp = (work: (db: NodePgDatabase) => Promise<void>) =>
    withPatience(setUpUrl, async (lock) => {
      // A session's lock would stay with a pooler's connection. A transaction's lock ends with the
      // transaction.
      await lock.query('begin');
      await lock.query('select pg_advisory_xact_lock($1)', [setUpLock]);
      await withPatience(setUpUrl, (client) => work(drizzlePg(client, options)));
      await lock.query('commit');
    });
  await setUp(async (db) => {
    await migratePg(db, { migrationsFolder });
    if (setUpUrl !== databaseUrl) await letServe(db, roleOf(databaseUrl));
  });
  const pool = openPool(databaseUrl);
  const probe = openProbe(databaseUrl);
  return {
    db: drizzlePg(pool, options),
    kind: 'postgres',
    setUp,
    ping: async () => void (await probe.query('select 1')),
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: async () => void (await Promise.all([pool.end(), probe.end()])),
  };
}
