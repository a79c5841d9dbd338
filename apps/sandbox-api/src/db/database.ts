import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
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

const setUpLock = 4_180_001;

/** A PostgreSQL server. Several processes may open the same one. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const setUp = (work: (db: NodePgDatabase) => Promise<void>) =>
    withPatience(databaseUrl, async (lock) => {
      // A session's lock would stay with a pooler's connection. A transaction's lock ends with the
      // transaction.
      await lock.query('begin');
      await lock.query('select pg_advisory_xact_lock($1)', [setUpLock]);
      await withPatience(databaseUrl, (client) => work(drizzlePg(client, options)));
      await lock.query('commit');
    });
  await setUp((db) => migratePg(db, { migrationsFolder }));
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
