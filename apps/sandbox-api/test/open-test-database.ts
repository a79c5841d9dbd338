import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPglite, openPostgres, type Database } from '../src/db/database.ts';
import { withDatabase } from './setup/postgres-url.ts';
import type { TestDatabase } from './setup/provided.ts';

/** A migrated and seeded database of this test file's own. */
export function openTestDatabase(): Promise<Database> {
  const target = inject('testDatabase');
  return target.kind === 'pglite' ? openCopy(target.dumpFile) : openFromTemplate(target);
}

async function openCopy(dumpFile: string): Promise<Database> {
  return openPglite(await PGlite.create({ loadDataDir: new Blob([await readFile(dumpFile)]) }));
}

async function openFromTemplate({
  url,
  template,
}: Extract<TestDatabase, { kind: 'postgres' }>): Promise<Database> {
  const name = `kosha_test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  const { db, close } = await openPostgres(withDatabase(url, name));
  return {
    db,
    close: async () => {
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
