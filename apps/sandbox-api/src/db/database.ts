import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { plainPglite } from './plain-pglite.ts';

/** A database or a transaction on it; services do not care which. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Without the schema, for which every transaction would make a query builder a table; none is used. */
const options = { casing: 'snake_case' } as const;

/** PostgreSQL embedded in this process; without a client of its own it lives in memory. */
export async function openPglite(client: PGlite = new PGlite()): Promise<Database> {
  const db = drizzlePglite(plainPglite(client), options);
  await migratePglite(db, { migrationsFolder });
  return { db, close: () => client.close() };
}

/** A PostgreSQL server. Several processes may open the same one. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePg(pool, options);
  try {
    await withMigrationLock(pool, () => migratePg(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

const MIGRATION_LOCK = 4_180_001;

/** Processes that start together migrate one after the other. */
async function withMigrationLock(pool: Pool, migrate: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate();
  } finally {
    // Closing the connection lets go of the lock, whatever happened before.
    client.release(true);
  }
}
