import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPglite, openPostgres, type Database, type Db } from '../src/db/database.ts';
import * as schema from '../src/db/schema/index.ts';
import * as providers from '../src/db/schema/providers.ts';
import { seed } from '../src/db/seed/seed.ts';
import { sampleIfscFile } from './sample-ifsc-file.ts';
import { withDatabaseName } from './setup/postgres-url.ts';
import type { TestDatabase } from './setup/provided.ts';

/** Opens a migrated and seeded database, which nobody else uses until it is closed. */
export function openTestDatabase(): Promise<Database> {
  const target = inject('testDatabase');
  return target.kind === 'pglite' ? openCopy(target.dumpFile) : openFromTemplate(target);
}

export function openWatchedDatabase(logger: Logger): Promise<Database> {
  const target = inject('testDatabase');
  if (target.kind !== 'pglite') throw new Error('Only the embedded database can be watched.');
  return loadCopy(target.dumpFile, logger);
}

/**
 * Databases that earlier tests used, emptied and seeded again. Reusing a database takes a tenth of
 * the time of opening a new one.
 */
const unused: Database[] = [];

async function openCopy(dumpFile: string): Promise<Database> {
  const database = unused.pop() ?? (await loadCopy(dumpFile));
  const close = async () => {
    await makeAsNew(database.db);
    unused.push(database);
  };
  return { ...database, close };
}

async function loadCopy(dumpFile: string, logger?: Logger): Promise<Database> {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(dumpFile)]) });
  return openPglite(client, logger);
}

async function makeAsNew(db: Db): Promise<void> {
  const tables = Object.values({ ...schema, ...providers }).filter((table) => is(table, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
  const { seqName } = schema.orderNumbers;
  if (seqName !== undefined)
    await db.execute(sql`alter sequence ${sql.identifier(seqName)} restart`);
  await seed(db, sampleIfscFile);
}

async function openFromTemplate({
  url,
  template,
}: Extract<TestDatabase, { kind: 'postgres' }>): Promise<Database> {
  const name = `kosha_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const { close, ...database } = await openPostgres(withDatabaseName(url, name));
  return {
    ...database,
    close: async () => {
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
