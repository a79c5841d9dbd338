import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { sampleIfscFile } from '../../test/sample-ifsc-file.ts';
import { withDatabaseName } from '../../test/setup/postgres-url.ts';
import { openPostgres } from './database.ts';
import { products } from './schema/index.ts';
import { seededProducts } from './seed/products.ts';
import { seed } from './seed/seed.ts';

async function onEmptyDatabase(
  name: string,
  run: (url: string, admin: Client) => Promise<void>,
): Promise<void> {
  const target = inject('testDatabase');
  if (target.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
  const admin = new Client({ connectionString: target.url });
  await admin.connect();
  const database = `kosha_${name}_${process.pid}`;
  await admin.query(`create database ${database}`);
  await run(withDatabaseName(target.url, database), admin);
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
}

it('several processes can start at once on the same empty database', () =>
  onEmptyDatabase('empty', async (url) => {
    const opened = await Promise.all(
      [1, 2, 3].map(async () => {
        const database = await openPostgres(url);
        await database.setUp((db) => seed(db, sampleIfscFile));
        return database;
      }),
    );
    const rows = await opened[0]!.db.select().from(products);
    await Promise.all(opened.map(({ close }) => close()));
    expect(rows).toHaveLength(seededProducts.length);
  }));

it('the serving role can read and write rows, but not alter tables', () =>
  onEmptyDatabase('roles', async (url, admin) => {
    const role = `serving_${process.pid}`;
    await admin.query(`create role ${role} login password 'serving'`);
    const serving = new URL(url);
    [serving.username, serving.password] = [role, 'serving'];
    const { db, setUp, close } = await openPostgres(serving.href, url);
    await setUp((owner) => seed(owner, sampleIfscFile));
    expect(await db.update(products).set({ isFull: true }).returning()).toHaveLength(
      seededProducts.length,
    );
    await expect(db.execute('alter table products add column more text')).rejects.toThrow(
      'alter table',
    );
    await expect(db.execute('create table more (id text)')).rejects.toThrow('create table');
    await close();
    const owned = new Client({ connectionString: url });
    await owned.connect();
    await owned.query(`drop owned by ${role}`);
    await owned.end();
    await admin.query(`drop role ${role}`);
  }));
