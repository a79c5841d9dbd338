import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import * as schema from './schema/index.ts';

/** A database or a transaction on it; services do not care which. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface Database {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const options = { schema, casing: 'snake_case' } as const;

/** PostgreSQL embedded in this process; without a client of its own it lives in memory. */
export async function openPglite(client: PGlite = new PGlite()): Promise<Database> {
  const db = drizzlePglite(client, options);
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
    await migratePg(db, { migrationsFolder });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}
