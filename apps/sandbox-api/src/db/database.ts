import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { plainPglite } from './plain-pglite.ts';

/** A database, or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** No `schema`: with it, every transaction would make a query builder for each table; we use none. */
const options = { casing: 'snake_case' } as const;

/** PostgreSQL embedded in this process, in memory unless a client is given. */
export async function openPglite(client: PGlite = new PGlite()): Promise<Database> {
  const db = drizzlePglite(plainPglite(client), options);
  await migratePglite(db, { migrationsFolder });
  return { db, kind: 'pglite', close: () => client.close() };
}

/** A PostgreSQL server. Several processes may open the same one. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  // The pool replaces a broken idle connection. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePg(pool, options);
  try {
    await withMigrationLock(pool, () => migratePg(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, kind: 'postgres', close: () => pool.end() };
}

const migrationLock = 4_180_001;

/** Processes that start together migrate one after the other. */
async function withMigrationLock(pool: Pool, migrate: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate();
  } finally {
    // Closing the connection releases the lock, whatever happened before.
    client.release(true);
  }
}
